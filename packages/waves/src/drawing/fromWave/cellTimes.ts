import { changesOf } from './changesOf.ts';
import type { WaveChanges } from './changesOf.ts';
import type { DrawOptions } from './drawTypes.ts';

/** Where cells begin and end, and the times whose values they show. */
export interface CellTimes {
  begins: number[];
  ends: number[];
  samples: number[];
  /** Cells that were not looked at, from `end` on. */
  omitted: number;
}

/** More are not looked at: a drawing of them would say nothing. */
const MOST_CYCLES = 100_000;
const USUAL_CELLS = 50;

/** Cells of one length; each shows the value at its beginning. */
export function steps(from: number, to: number, wanted: number | undefined): CellTimes {
  const step = Math.max(1, Math.round(wanted ?? roundStep((to - from) / USUAL_CELLS)));
  const all = Math.max(1, Math.ceil((to - from) / step));
  const count = Math.min(all, MOST_CYCLES);
  const begins = Array.from({ length: count }, (_, i) => from + i * step);
  return { begins, ends: begins.map((time) => time + step), samples: begins, omitted: all - count };
}

/** 1, 2 or 5 times a power of ten, not less than `least`. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= least) ?? 10 * power;
}

/**
 * Cycles between active edges of the clock. Each shows the value before its end: what changed after the edge that began
 * it has settled then, and what the next edge changes does not count yet. The last cycle may be cut by `to`.
 */
export async function cycles(
  wave: WaveChanges,
  from: number,
  to: number,
  { clock, edge = 'rising' }: DrawOptions & { clock: string },
  abort?: AbortSignal,
): Promise<CellTimes> {
  const active = edge === 'rising' ? '1' : '0';
  const edges: number[] = [];
  let before: string | undefined;
  for await (const { time, value } of changesOf(wave, clock, Math.max(0, from - 1), to, abort)) {
    if (before !== undefined && value === active && before !== active && time >= from) edges.push(time);
    before = value;
    if (edges.length > MOST_CYCLES) break;
  }
  const isCut = edges.length > MOST_CYCLES;
  const begins = isCut ? edges.slice(0, MOST_CYCLES) : edges.filter((time) => time < to);
  const ends = begins.map((_, i) => edges[i + 1] ?? to);
  const samples = begins.map((_, i) => (edges[i + 1] === undefined ? to : edges[i + 1]! - 1));
  return { begins, ends, samples, omitted: isCut ? 1 : 0 };
}
