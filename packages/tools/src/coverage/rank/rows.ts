import { hasBit } from '../merge.ts';

/** What must be covered: rows with the simulations that hit them, in rising order; a row that another implies is left out. */
export interface Rows {
  rows: number[][];
  /** There are more than are kept: what is found covers the rows, but perhaps not all points. */
  isCut: boolean;
}

const MOST_ROWS = 4000;

/** 53 bits that differ from number to number, for telling sets of numbers apart by their sums of exclusive or. */
function marks(count: number): { high: Uint32Array; low: Uint32Array } {
  let state = 0x9e3779b9;
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5;
    state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
    return (state ^= state >>> 16) >>> 0;
  };
  return { high: Uint32Array.from({ length: count }, next), low: Uint32Array.from({ length: count }, next) };
}

/** One point of each group that the same simulations hit, those that the fewest hit first. */
function representatives(hits: readonly Uint8Array[], points: number): number[] {
  const [high, low, counts] = [new Uint32Array(points), new Uint32Array(points), new Uint16Array(points)];
  const mark = marks(hits.length);
  for (const [set, bits] of hits.entries())
    for (let point = 0; point < points; point++)
      if (hasBit(bits, point)) {
        high[point] = high[point]! ^ mark.high[set]!;
        low[point] = low[point]! ^ mark.low[set]!;
        counts[point] = counts[point]! + 1;
      }
  const found = new Map<string, number>();
  for (let point = 0; point < points; point++)
    if (counts[point]! > 0) {
      const name = `${high[point]} ${low[point]} ${counts[point]}`;
      if (!found.has(name)) found.set(name, point);
    }
  return [...found.values()].sort((one, other) => counts[one]! - counts[other]! || one - other);
}

/** A row whose simulations are all those of another and more is covered with that one. */
class Kept {
  readonly rows: number[][] = [];
  readonly #of: number[][];

  constructor(sets: number) {
    this.#of = Array.from({ length: sets }, () => []);
  }

  isImplied(row: readonly number[]): boolean {
    const met = new Map<number, number>();
    for (const set of row)
      for (const kept of this.#of[set]!) {
        const now = (met.get(kept) ?? 0) + 1;
        if (now === this.rows[kept]!.length) return true;
        met.set(kept, now);
      }
    return false;
  }

  keep(row: number[]): void {
    const at = this.rows.push(row) - 1;
    for (const set of row) this.#of[set]!.push(at);
  }
}

export function rowsOf(hits: readonly Uint8Array[], points: number): Rows {
  const kept = new Kept(hits.length);
  for (const point of representatives(hits, points)) {
    if (kept.rows.length === MOST_ROWS) return { rows: kept.rows, isCut: true };
    const row = hits.flatMap((bits, set) => (hasBit(bits, point) ? [set] : []));
    if (!kept.isImplied(row)) kept.keep(row);
  }
  return { rows: kept.rows, isCut: false };
}
