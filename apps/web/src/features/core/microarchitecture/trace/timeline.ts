import type { Span, TraceReport } from '@netloom/core/trace';

/** What the time line runs along. */
export type Axis = 'instructions' | 'clocks';

/** The time line of a report as it lies along an axis. */
export interface Timeline {
  spans: readonly Span[];
  /** Of each span. */
  from: Float64Array;
  to: Float64Array;
  /** Indices of the spans of each depth, in their order. */
  rows: readonly (readonly number[])[];
  gaps: readonly { at: number; why: 'ended' | 'lost' }[];
  length: number;
}

/**
 * The clock by which so many instructions were executed. Packets tell it of some; between two of them it is taken to go
 * on evenly.
 */
export function clockAt({ clock }: TraceReport, count: number): number {
  if (!clock) return count;
  const { instructions, clocks } = clock;
  let [low, high] = [0, instructions.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (instructions[middle]! < count) low = middle + 1;
    else high = middle;
  }
  const [before, after] = [low - 1, Math.min(low, instructions.length - 1)];
  const [x0, y0] = before < 0 ? [0, 0] : [instructions[before]!, clocks[before]!];
  const [x1, y1] = [instructions[after]!, clocks[after]!];
  return x1 <= x0 ? y1 : y0 + ((y1 - y0) * (Math.min(count, x1) - x0)) / (x1 - x0);
}

export function timelineOf(report: TraceReport, axis: Axis): Timeline {
  const { spans, gaps, instructions } = report;
  const place = axis === 'clocks' ? (count: number) => clockAt(report, count) : (count: number) => count;
  const rows: number[][] = [];
  spans.forEach(({ depth }, index) => {
    while (rows.length <= depth) rows.push([]);
    rows[depth]!.push(index);
  });
  return {
    spans,
    from: Float64Array.from(spans, ({ begin }) => place(begin)),
    to: Float64Array.from(spans, ({ end }) => place(end)),
    rows,
    gaps: gaps.map(({ at, why }) => ({ at: place(at), why })),
    length: Math.max(1, place(instructions)),
  };
}

/** Place in a row of the first span that ends behind a point. */
export function firstBehind({ rows, to }: Timeline, depth: number, point: number): number {
  const row = rows[depth] ?? [];
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (to[row[middle]!]! <= point) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The span at a depth and a point, or one that is no further away than `near`; -1 where there is none. */
export function spanAt(timeline: Timeline, depth: number, point: number, near: number): number {
  const row = timeline.rows[depth] ?? [];
  const place = firstBehind(timeline, depth, point);
  const [next, last] = [row[place], row[place - 1]];
  if (next !== undefined && timeline.from[next]! <= point + near) return next;
  return last !== undefined && timeline.to[last]! >= point - near ? last : -1;
}

/** The span that called one, or the first that it called; -1 where there is none. */
export function callerOf({ spans, rows }: Timeline, index: number): number {
  const { depth, begin } = spans[index]!;
  const found = (rows[depth - 1] ?? []).findLast((each) => spans[each]!.begin <= begin);
  return found !== undefined && spans[found]!.end >= begin ? found : -1;
}
export function calledBy({ spans, rows }: Timeline, index: number): number {
  const { depth, begin, end } = spans[index]!;
  const found = (rows[depth + 1] ?? []).find((each) => spans[each]!.begin >= begin);
  return found !== undefined && spans[found]!.begin < end ? found : -1;
}
