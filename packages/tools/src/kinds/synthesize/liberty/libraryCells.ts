import { groupsIn, readLiberty } from '../../../liberty/readLiberty.ts';
import type { LibertyGroup } from '../../../liberty/readLiberty.ts';
import { libraryLatch } from './libraryLatch.ts';
import type { LibraryLatch } from './libraryLatch.ts';

/** What estimates are scaled from. */
export interface SmallestFlipFlop {
  name: string;
  area: number;
  /** Median of its clock-to-output table. */
  clockToOutput: number;
  /** Median of its input pins. */
  pinCapacitance: number;
}

/** What synthesis has to know of a cell library. Times in the library's time unit. */
export interface LibraryCells {
  /** Units and thresholds, which a library that stands beside it has to share. */
  header: Record<string, string>;
  areas: Record<string, number>;
  flipFlops: string[];
  latches: LibraryLatch[];
  /** The smallest flip-flop; null without one. */
  smallestFlipFlop: SmallestFlipFlop | null;
}

const DEFAULT_HEADER = {
  time_unit: '1ns',
  capacitive_load_unit: '1 pf',
  voltage_unit: '1V',
  current_unit: '1mA',
  pulling_resistance_unit: '1kohm',
  leakage_power_unit: '1nW',
  input_threshold_pct_rise: '50',
  input_threshold_pct_fall: '50',
  output_threshold_pct_rise: '50',
  output_threshold_pct_fall: '50',
  slew_lower_threshold_pct_rise: '20',
  slew_lower_threshold_pct_fall: '20',
  slew_upper_threshold_pct_rise: '80',
  slew_upper_threshold_pct_fall: '80',
};

function headerOf({ attributes }: LibertyGroup): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => name in DEFAULT_HEADER));
}

const areaOf = ({ attributes }: LibertyGroup) => Number(attributes.area ?? 0);

const has = (cell: LibertyGroup, ...kinds: string[]) => cell.groups.some(({ kind }) => kinds.includes(kind));

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function clockToOutput(cell: LibertyGroup): number {
  const edges = groupsIn(cell, 'pin')
    .flatMap((pin) => groupsIn(pin, 'timing'))
    .filter(({ attributes }) => /_edge$/.test(attributes.timing_type ?? ''));
  const tables = edges.flatMap((timing) => groupsIn(timing, 'cell_rise'));
  const values = tables.flatMap(({ attributes }) => (attributes.values ?? '').match(/[-+.\deE]+/g) ?? []);
  return median(values.map(Number).filter(Number.isFinite));
}

function pinCapacitance(cell: LibertyGroup): number {
  const loads = groupsIn(cell, 'pin').map(({ attributes }) => Number(attributes.capacitance));
  return median(loads.filter((load) => load > 0));
}

function measure(cell: LibertyGroup): SmallestFlipFlop {
  return {
    name: cell.name,
    area: areaOf(cell),
    clockToOutput: clockToOutput(cell),
    pinCapacitance: pinCapacitance(cell),
  };
}

export function libraryCells(text: string): LibraryCells {
  const library = readLiberty(text);
  const cells = groupsIn(library, 'cell');
  const flipFlops = cells.filter((cell) => has(cell, 'ff', 'ff_bank'));
  const [smallest] = flipFlops.filter((cell) => areaOf(cell) > 0).toSorted((a, b) => areaOf(a) - areaOf(b));
  return {
    header: { ...DEFAULT_HEADER, ...headerOf(library) },
    areas: Object.fromEntries(cells.map((cell) => [cell.name, areaOf(cell)])),
    flipFlops: flipFlops.map(({ name }) => name),
    latches: cells.flatMap((cell) => libraryLatch(cell) ?? []),
    smallestFlipFlop: smallest ? measure(smallest) : null,
  };
}
