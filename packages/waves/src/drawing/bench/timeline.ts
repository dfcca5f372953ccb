import { cellsOf } from '../cells.ts';
import type { Cell } from '../cells.ts';
import { isClock, isData } from '../states.ts';
import type { Drawing, Lane } from '../types.ts';
import type { BenchSignal } from './benchTypes.ts';
import type { Constants } from './constants.ts';
import { literal } from './labels.ts';

/** A value that an input takes, `offset` of a cycle (0 … 1) after its beginning. */
export interface Drive {
  offset: number;
  name: string;
  value: string;
}

export interface Cycle {
  index: number;
  drives: Drive[];
  /** What outputs are to have at the cycle's end; null where the drawing leaves it open. */
  expected: Map<string, string | null>;
  gap: boolean;
  /** Texts of the edges that end here. */
  remarks: string[];
}

/** Where cycles lie in the drawing, in ticks. */
export interface CycleGrid {
  origin: number;
  period: number;
  count: number;
}

/** Cycles of the clock, or ticks of a drawing without one. */
export function gridOf(
  { lanes }: Drawing,
  signals: readonly BenchSignal[],
  clock: BenchSignal | undefined,
): CycleGrid {
  const lane = clock && lanes[clock.lane]!;
  const origin = lane === undefined ? 0 : -lane.phase;
  const period = lane?.period ?? 1;
  const end = Math.max(origin, ...signals.map((signal) => cellsOf(lanes[signal.lane]!).at(-1)?.to ?? origin));
  return { origin, period, count: Math.ceil((end - origin) / period) };
}

/** What happens in each cycle. */
export function timelineOf(
  { lanes }: Drawing,
  signals: readonly BenchSignal[],
  { origin, period, count }: CycleGrid,
  constants: Constants,
): Cycle[] {
  const cycles = Array.from({ length: count }, (_, index): Cycle => {
    return { index, drives: [], expected: new Map(), gap: false, remarks: [] };
  });
  for (const signal of signals) {
    const lane = lanes[signal.lane]!;
    const cells = cellsOf(lane);
    const cycleAt = (time: number) => cycles[Math.floor((time - origin) / period)];
    for (const { gap, from, to } of cells) {
      const cycle = gap ? cycleAt((from + to) / 2) : undefined;
      if (cycle !== undefined) cycle.gap = true;
    }
    if (signal.direction === 'output') {
      for (const cycle of cycles) {
        const end = origin + (cycle.index + 1) * period;
        const cell = cells.find(({ from, to }) => from < end && end <= to);
        cycle.expected.set(
          signal.name,
          cell === undefined ? null : expectedIn(cell, signal, lane, constants),
        );
      }
    } else if (signal.direction === 'input') {
      for (const { time, value } of valuesOf(cells, signal, lane, constants)) {
        const at = Math.max(time, origin);
        const offset = (at - origin) / period;
        cycleAt(at)?.drives.push({ offset: offset % 1, name: signal.name, value });
      }
    }
  }
  for (const cycle of cycles) cycle.drives.sort((a, b) => a.offset - b.offset);
  return cycles;
}

const LEVELS: Record<string, bigint> = { 0: 0n, l: 0n, L: 0n, d: 0n, 1: 1n, h: 1n, H: 1n, u: 1n };
const UNKNOWN = "'x";

function level(value: bigint, width: number): string {
  return value === 0n
    ? literal(0n, width)
    : width === 1
      ? "1'b1"
      : literal((1n << BigInt(width)) - 1n, width);
}

function expectedIn({ state, label }: Cell, { width }: BenchSignal, { data }: Lane, constants: Constants) {
  if (isData(state)) return constants.expression(label ?? '', width, data);
  if (isClock(state)) return level(state.toLowerCase() === 'p' ? 0n : 1n, width);
  const value = LEVELS[state];
  return value === undefined ? null : level(value, width);
}

/** The values of an input in order, each where it differs from the one before. */
function valuesOf(cells: readonly Cell[], { width }: BenchSignal, { data }: Lane, constants: Constants) {
  const all = cells.flatMap(({ state, label, from, to }) => {
    if (isClock(state)) {
      const first = state.toLowerCase() === 'p' ? 1n : 0n;
      return [
        { time: from, value: level(first, width) },
        { time: (from + to) / 2, value: level(1n - first, width) },
      ];
    }
    const known = LEVELS[state];
    if (isData(state))
      return [{ time: from, value: constants.expression(label ?? '', width, data) ?? UNKNOWN }];
    return [
      { time: from, value: known !== undefined ? level(known, width) : state === 'z' ? "'z" : UNKNOWN },
    ];
  });
  return all.filter(({ value }, i) => i === 0 || value !== all[i - 1]!.value);
}
