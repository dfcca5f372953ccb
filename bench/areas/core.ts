import { PRESETS, generateCore } from '@netloom/core';
import type { CoreOptions, PresetName, RegisterPlace } from '@netloom/core';
import { measureBoot } from '../core/boot.ts';
import { gatesOfCore, measureConfiguration } from '../core/measureConfiguration.ts';
import type { Kind } from '../core/measureConfiguration.ts';
import { measureCoreMark, measureTrace } from '../core/measureCoreMark.ts';
import { measureDebug } from '../core/debug.ts';
import { measureDspBlocks } from '../core/dspBlocks.ts';
import { measureEcp5 } from '../core/ecp5.ts';
import { measureLatency } from '../core/latency.ts';
import { measureModel } from '../core/model.ts';
import { BARS, blockRamRow, rowsOf } from '../core/presetRows.ts';
import { measureProtection } from '../core/protection.ts';
import { atLeast, atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

const AREA = 'core';
const TIMES = 5;
/** Of each preset so many paths are told. */
const SLOWEST = 3;

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

/** FPGAs have no use for registers in flip-flops: what the presets reach there with block RAM. */
async function inBlockRam(): Promise<Row[]> {
  const rows: (Row | undefined)[] = [];
  for (const [preset, options] of Object.entries(PRESETS) as [PresetName, CoreOptions][]) {
    if (BARS[preset].fmaxIce40 === undefined) continue;
    const implementation = { ...options.implementation, registerFile: 'fpga-ram' as const };
    const measured = await measureConfiguration({ ...options, implementation }, ['cells', 'fmax'], undefined);
    rows.push(blockRamRow(preset, measured));
  }
  return rows.filter((row) => row !== undefined);
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
  const { perMegahertz } = await measureCoreMark(PRESETS.fast, sources, { refill: REFILL });
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
    ...(await inBlockRam()),
    ...(await measureDspBlocks()),
    await measureEcp5(),
    ...(await withRefills()),
    ...(await traced()),
    await measureGeneration(),
    ...(await measureModel()),
    ...(await measureBoot()),
    ...(await measureDebug()),
    ...(await measureProtection()),
    ...(await measureLatency()),
  ];
}
