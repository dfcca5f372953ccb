import { PRESETS, generateCore } from '@netloom/core';
import type { PresetName, RegisterPlace } from '@netloom/core';
import type { Measurement } from '../../packages/core/src/measured/measurement.ts';
import { measureBoot } from '../core/boot.ts';
import { COREMARK_FLAGS } from '../core/coremark.ts';
import { gatesOfCore, measureConfiguration } from '../core/measureConfiguration.ts';
import type { Kind } from '../core/measureConfiguration.ts';
import { measureCoreMark, measureTrace } from '../core/measureCoreMark.ts';
import { measureDebug } from '../core/debug.ts';
import { measureModel } from '../core/model.ts';
import { atLeast, atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

const AREA = 'core';
const TIMES = 5;
/** Of each preset so many paths are told. */
const SLOWEST = 3;

/** Bars of a preset, and what others reach: measured by this method where nothing else is said. */
interface Bars {
  coremark: number;
  /** Absent where none is asked for: the figure is told without one. */
  kiloGates?: number;
  /** MHz on osu018 and on iCE40 HX8K. */
  fmaxOsu018: number;
  fmaxIce40?: number;
  peers: string;
}

const BARS: Record<PresetName, Bars> = {
  nano: {
    coremark: 0.95,
    kiloGates: 10,
    fmaxOsu018: 190,
    fmaxIce40: 55,
    peers:
      'PicoRV32 0.34, 269 MHz at 18.5 kGE mapped without preparation; VexRiscv Min 0.44; Ibex micro 0.904 at 17.4 (published)',
  },
  micro: {
    coremark: 2.4,
    kiloGates: 25,
    fmaxOsu018: 155,
    fmaxIce40: 42,
    peers:
      'Ibex small 2.34 at 26.0 kGE mapped for area, 26 MHz on iCE40; PicoRV32 fast 0.86, 46 MHz on iCE40',
  },
  standard: {
    coremark: 2.85,
    kiloGates: 35,
    fmaxOsu018: 170,
    fmaxIce40: 55,
    peers:
      'VexRiscv IMAC 2.37 with caches; VexRiscv IM 57 MHz on iCE40; Ibex maxperf 2.97 at 32.1 mapped for area',
  },
  fast: {
    coremark: 3.2,
    fmaxOsu018: 160,
    peers: 'VexiiRiscv with BTB, gshare and 8 K caches 2.97, with a late ALU besides 3.41 (published)',
  },
};

function rowsOf(preset: PresetName, measured: Measurement): Row[] {
  const { coremark, kiloGates, fmaxOsu018, fmaxIce40, peers } = BARS[preset];
  const { cells } = measured;
  const used = cells ? `${cells.luts} LUT4, ${cells.flops} FF, ${cells.rams} RAM` : '';
  const flags = `gcc 12.2 ${COREMARK_FLAGS.join(' ')}, no wait states`;
  const row = (
    judge: typeof atLeast,
    what: string,
    value: number | null,
    bar: number | undefined,
    unit: string,
    note: string,
  ): Row[] => {
    if (value === null) return [];
    const name = `${preset}: ${what}`;
    if (bar === undefined) return [{ area: AREA, name, value, unit, bar: '', holds: null, note }];
    return [judge(AREA, name, value, bar, unit, note)];
  };
  const gates = `osu018, cells for speed, NAND2X1 = 1; ${used}`;
  return [
    ...row(atLeast, 'CoreMark/MHz', measured.coremark, coremark, 'CoreMark/MHz', `${flags}; ${peers}`),
    ...row(atMost, 'area', measured.kiloGates, kiloGates, 'kGE', gates),
    ...row(atLeast, 'clock on osu018', measured.fmaxOsu018, fmaxOsu018, 'MHz', 'the same netlist, no wires'),
    ...row(atLeast, 'clock on iCE40 HX8K', measured.fmaxIce40, fmaxIce40, 'MHz', 'nextpnr, seed 1'),
  ];
}

const placeText = ({ unit, stage, register }: RegisterPlace) =>
  `${unit === '' ? register : `${unit}.${register}`} (${stage})`;

/** What limits the clock of a preset: its slowest paths between registers, by unit and stage. */
async function slowest(preset: PresetName): Promise<Row[]> {
  const gates = await gatesOfCore(PRESETS[preset]);
  return (gates?.paths ?? []).slice(0, SLOWEST).map(({ from, to, period }, index) => ({
    area: AREA,
    name: `${preset}: slowest path ${index + 1} on osu018`,
    value: period,
    unit: 'ns',
    bar: '',
    holds: null,
    note: `${placeText(from)} → ${placeText(to)}`,
  }));
}

async function measureGeneration(): Promise<Row> {
  const seconds = await fastest(TIMES, () =>
    Object.values(PRESETS).forEach((options) => generateCore(options)),
  );
  const mean = seconds / Object.keys(PRESETS).length;
  return atMost(AREA, 'generation of a core', mean, 1, 's', 'mean of the presets, all files');
}

/** Clocks between the words of a line on a slow memory, and what the preset with caches reaches on it. */
const REFILL = 10;
const BAR_WITH_REFILLS = 2.9;

/** The preset with caches where each word of a refill takes so many clocks. */
async function withRefills(): Promise<Row[]> {
  const sources = process.env.NETLOOM_COREMARK_DIR;
  if (!sources) return [];
  const { perMegahertz } = await measureCoreMark(PRESETS.fast, sources, REFILL);
  const name = `fast: CoreMark/MHz, ${REFILL} cycles a refill beat`;
  return [
    atLeast(
      AREA,
      name,
      perMegahertz,
      BAR_WITH_REFILLS,
      'CoreMark/MHz',
      '8 KiB + 8 KiB, other accesses without waits',
    ),
  ];
}

/** How much the instruction trace of CoreMark is; RVFI tells how many instructions retired. */
async function traced(): Promise<Row[]> {
  const sources = process.env.NETLOOM_COREMARK_DIR;
  if (!sources) return [];
  const { standard } = PRESETS;
  const core = { ...standard, auxiliary: { ...standard.auxiliary, trace: 16 as const, rvfi: true } };
  const { bits, lost } = await measureTrace(core, sources);
  const note = `standard, E-Trace 2.0 with a byte of length each packet; ${lost} times packets were lost`;
  return [atMost(AREA, 'instruction trace of CoreMark', bits, 1, 'bits/instruction', note)];
}

/** CoreMark is run when NETLOOM_COREMARK_DIR names a checkout of its sources. */
export async function measure(): Promise<Row[]> {
  const rest: Kind[] = ['area', 'cells', 'fmax'];
  const kinds: Kind[] = process.env.NETLOOM_COREMARK_DIR ? ['coremark', ...rest] : rest;
  const rows: Row[] = [];
  for (const preset of Object.keys(BARS) as PresetName[])
    rows.push(
      ...rowsOf(preset, await measureConfiguration(PRESETS[preset], kinds, undefined)),
      ...(await slowest(preset)),
    );
  return [
    ...rows,
    ...(await withRefills()),
    ...(await traced()),
    await measureGeneration(),
    ...(await measureModel()),
    ...(await measureBoot()),
    ...(await measureDebug()),
  ];
}
