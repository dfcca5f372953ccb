import { PRESETS, generateCore } from '@netloom/core';
import type { PresetName, RegisterPlace } from '@netloom/core';
import type { Measurement } from '../../packages/core/src/measured/measurement.ts';
import { measureBoot } from '../core/boot.ts';
import { COREMARK_FLAGS } from '../core/coremark.ts';
import { measureClock } from '../core/measureClock.ts';
import { measureConfiguration } from '../core/measureConfiguration.ts';
import type { Kind } from '../core/measureConfiguration.ts';
import { measureModel } from '../core/model.ts';
import { atLeast, atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';

const AREA = 'core';
const TIMES = 5;
/** Of each preset so many paths are told. */
const SLOWEST = 3;

/** Clock on osu018 in MHz, and the area that it may take in kGE, with cells for speed. */
const CLOCK_BARS: Record<PresetName, { megahertz: number; kiloGates: number }> = {
  nano: { megahertz: 190, kiloGates: 10 },
  micro: { megahertz: 155, kiloGates: 25 },
  standard: { megahertz: 170, kiloGates: 35 },
};

/** Bars of a preset, and what others reach: measured by this method where nothing else is said. */
interface Bars {
  coremark: number;
  kiloGates: number;
  fmax?: number;
  peers: string;
}

const BARS: Record<PresetName, Bars> = {
  nano: {
    coremark: 0.9,
    kiloGates: 15,
    peers: 'PicoRV32 0.34 at 16.7 kGE; VexRiscv Min 0.44 at 18.2; Ibex micro 0.904 at 17.4 (published)',
  },
  micro: {
    coremark: 2.4,
    kiloGates: 26,
    fmax: 30,
    peers: 'Ibex small 2.34 at 26.0 kGE, 26 MHz; PicoRV32 fast 0.86 at 32.1, 46 MHz',
  },
  standard: {
    coremark: 2.8,
    kiloGates: 33,
    fmax: 50,
    peers: 'VexRiscv IMAC 2.37 at 39.4 kGE with caches; VexRiscv IM 57 MHz; Ibex maxperf 2.97 at 32.1',
  },
};

const figure = (name: string, value: number, unit: string, note: string): Row => ({
  area: AREA,
  name,
  value,
  unit,
  bar: '',
  holds: null,
  note,
});

function rowsOf(preset: PresetName, measured: Measurement): Row[] {
  const { coremark, kiloGates, fmax, peers } = BARS[preset];
  const { cells } = measured;
  const used = cells ? `${cells.luts} LUT4, ${cells.flops} FF, ${cells.rams} RAM` : '';
  const ice40 = measured.fmaxIce40;
  const flags = `gcc 12.2 ${COREMARK_FLAGS.join(' ')}, no wait states`;
  return [
    ...(measured.coremark === null
      ? []
      : [
          atLeast(
            AREA,
            `${preset}: CoreMark/MHz`,
            measured.coremark,
            coremark,
            'CoreMark/MHz',
            `${flags}; ${peers}`,
          ),
        ]),
    ...(measured.kiloGates === null
      ? []
      : [
          atMost(
            AREA,
            `${preset}: area`,
            measured.kiloGates,
            kiloGates,
            'kGE',
            `osu018 with buffers, NAND2X1 = 1; ${used}`,
          ),
        ]),
    ...(ice40 === null
      ? []
      : [
          fmax === undefined
            ? figure(`${preset}: clock on iCE40 HX8K`, ice40, 'MHz', 'nextpnr, seed 1')
            : atLeast(AREA, `${preset}: clock on iCE40 HX8K`, ice40, fmax, 'MHz', 'nextpnr, seed 1'),
        ]),
    ...(measured.fmaxOsu018 === null
      ? []
      : [
          figure(`${preset}: clock on osu018`, measured.fmaxOsu018, 'MHz', 'OpenSTA, with buffers, no wires'),
        ]),
  ];
}

const placeText = ({ unit, stage, register }: RegisterPlace) =>
  `${unit === '' ? register : `${unit}.${register}`} (${stage})`;

/** Highest clock of a preset with the area that it takes, and what limits it, by stage and unit. */
async function clockRows(preset: PresetName): Promise<Row[]> {
  const clocked = await measureClock(PRESETS[preset]);
  if (clocked === null) return [];
  const { kiloGates, megahertz, paths } = clocked;
  const bars = CLOCK_BARS[preset];
  const note = 'cells for speed, no wires; PicoRV32 with its defaults: 269 MHz at 18.5 kGE';
  const slowest = paths.slice(0, SLOWEST).map(({ from, to, period }, index) => {
    const name = `${preset}: slowest path ${index + 1} on osu018`;
    return figure(name, period, 'ns', `${placeText(from)} → ${placeText(to)}`);
  });
  return [
    atLeast(AREA, `${preset}: highest clock on osu018`, megahertz, bars.megahertz, 'MHz', note),
    atMost(AREA, `${preset}: area at that clock`, kiloGates, bars.kiloGates, 'kGE', 'NAND2X1 = 1'),
    ...slowest,
  ];
}

async function measureGeneration(): Promise<Row> {
  const seconds = await fastest(TIMES, () =>
    Object.values(PRESETS).forEach((options) => generateCore(options)),
  );
  const mean = seconds / Object.keys(PRESETS).length;
  return atMost(AREA, 'generation of a core', mean, 1, 's', 'mean of the presets, all files');
}

/** CoreMark is run when NETLOOM_COREMARK_DIR names a checkout of its sources. */
export async function measure(): Promise<Row[]> {
  const rest: Kind[] = ['area', 'cells', 'fmax'];
  const kinds: Kind[] = process.env.NETLOOM_COREMARK_DIR ? ['coremark', ...rest] : rest;
  const rows: Row[] = [];
  for (const preset of Object.keys(BARS) as PresetName[])
    rows.push(
      ...rowsOf(preset, await measureConfiguration(PRESETS[preset], kinds, undefined)),
      ...(await clockRows(preset)),
    );
  return [...rows, await measureGeneration(), ...(await measureModel()), ...(await measureBoot())];
}
