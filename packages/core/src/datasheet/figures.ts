import type { BenchmarkCycles } from '../measured/benchmarks/index.ts';
import { BENCHMARKS } from '../measured/benchmarks/index.ts';
import type { Figure } from '../measured/estimate.ts';
import type { Ice40 } from '../measured/ice40.ts';
import { memoryBits } from '../measured/memoryBits.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { latchesOf } from '../rtl/clockGate/latches.ts';
import type { SheetTable } from './sheet.ts';

/** Figures of a core, and by what each was found: a table that comes with the generator, or a run of this project. */
export interface SheetFigures {
  area: Figure;
  fmax: Figure;
  coremark: Figure;
  /** CoreMark a second. */
  rate: Figure;
  /** Our own benchmarks, and the cycles of each; null where they were not measured. */
  benchmarks: Figure;
  cycles: BenchmarkCycles | null;
  ice40: Ice40 | null;
}

const FIGURES: readonly {
  key: 'area' | 'fmax' | 'coremark' | 'rate';
  name: string;
  unit: string;
  digits: number;
  how: string;
}[] = [
  {
    ...{ key: 'area', name: 'Area', unit: 'kGE', digits: 1 },
    how: 'Yosys on osu018, flattened, cells chosen for speed; a NAND2X1 is 1. Without what lies in memories',
  },
  {
    ...{ key: 'fmax', name: 'Highest clock', unit: 'MHz', digits: 0 },
    how: 'OpenSTA on the same netlist, without wires; what is outside is registered there',
  },
  {
    ...{ key: 'coremark', name: 'Speed', unit: 'CoreMark/MHz', digits: 2 },
    how: 'gcc 12.2 -O3 -funroll-loops -finline-functions, memory without wait states, Verilator',
  },
  {
    ...{ key: 'rate', name: 'Throughput', unit: 'CoreMark/s', digits: 0 },
    how: 'Speed times the highest clock',
  },
];

function figureCells(figure: Figure, digits: number, unit: string): [value: string, origin: string] {
  if (figure === null) return ['not known', ''];
  if (figure.measured) return [`${figure.value.toFixed(digits)} ${unit}`, 'measured'];
  return [`${figure.low.toFixed(digits)} to ${figure.high.toFixed(digits)} ${unit}`, 'estimated range'];
}

/** How fast our own benchmarks are, with the cycles of each. */
function benchmarks({ benchmarks: speed, cycles }: SheetFigures): string[] {
  const each =
    cycles && `; cycles of a round: ${BENCHMARKS.map(({ name }) => `${name} ${cycles[name]}`).join(', ')}`;
  const how = `Times the preset micro at the same clock: geometric mean over the benchmarks of the basic software, gcc 12.2 -O2, memory without wait states, Verilator${each ?? ''}`;
  return ['Benchmarks', ...figureCells(speed, 2, '× micro'), how];
}

/** On an FPGA. */
function onIce40({ ice40 }: SheetFigures): string[][] {
  const origin = ice40 === null ? '' : 'measured';
  const clock =
    ice40?.fits === false
      ? ['does not fit', origin]
      : ice40?.megahertz
        ? [`${ice40.megahertz.toFixed(0)} MHz`, origin]
        : ['not known', ''];
  const cells =
    ice40 && `${ice40.cells.luts} LUT4, ${ice40.cells.flops} flip-flops, ${ice40.cells.rams} block RAM`;
  return [
    ['Cells on iCE40', cells ?? 'not known', origin, 'Yosys synth_ice40 -abc9'],
    ['Highest clock on iCE40 HX8K', ...clock, 'nextpnr with seed 1, the core between registers'],
  ];
}

/** A synthesis that finds others has made them of something else. */
function latches(options: CoreOptions): string[][] {
  const { registers, gates } = latchesOf(options);
  if (registers + gates === 0) return [];
  const parts = [...(registers > 0 ? [`${registers} bits of registers`] : []), `${gates} clock gates`];
  return [['Latches', String(registers + gates), 'counted', `${parts.join(', ')}; no others`]];
}

export function figures(options: CoreOptions, known: SheetFigures): SheetTable {
  const bytes = memoryBits(options) / 8;
  const memory =
    bytes === 0
      ? []
      : [['Memories', `${bytes} bytes`, 'counted', 'Caches with their tags, and memories of the core']];
  return {
    title: 'Figures',
    note: 'Measured figures are those of this very RTL. A range adds up what options cost one by one in a preset; it is no promise.',
    columns: ['figure', 'value', 'origin', 'how'],
    rows: [
      ...FIGURES.map(({ key, name, unit, digits, how }) => [
        name,
        ...figureCells(known[key], digits, unit),
        how,
      ]),
      benchmarks(known),
      ...onIce40(known),
      ...memory,
      ...latches(options),
    ],
  };
}
