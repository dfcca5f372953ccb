import { isEmpty, remove, shared, sizeOf, union, wordsOf } from './bits.ts';
import type { Bits } from './bits.ts';
import { exactCover } from './exact.ts';
import { relaxedCover } from './relax.ts';
import { rowsOf } from './rows.ts';

/** As many simulations are tried in every combination that could be the fewest. */
export const EXACT_MOST = 20;

export interface Cover {
  /** Simulations that hit together all that all hit, what adds most first. */
  chosen: { at: number; adds: number; covered: number }[];
  /** No choice has fewer. */
  bound: number;
  /** Points that any hits. */
  points: number;
}

/** What is left of `open` after each of `chosen`, in the order in which most is added. */
function inOrder(sets: readonly Bits[], chosen: readonly number[], all: Bits): Cover['chosen'] {
  const open = all.slice();
  const left = new Set(chosen);
  const ordered: Cover['chosen'] = [];
  let covered = 0;
  while (left.size > 0) {
    const gains = [...left].map((at) => ({ at, adds: shared(sets[at]!, open) }));
    const best = gains.reduce((one, other) => (other.adds > one.adds ? other : one));
    covered += best.adds;
    ordered.push({ ...best, covered });
    remove(open, sets[best.at]!);
    left.delete(best.at);
  }
  return ordered;
}

/** Adds what covers most of what is still open, if anything is. */
function completed(sets: readonly Bits[], chosen: readonly number[], all: Bits): number[] {
  const open = all.slice();
  const found = [...chosen];
  for (const at of chosen) remove(open, sets[at]!);
  while (!isEmpty(open)) {
    const gains = sets.map((set) => shared(set, open));
    const best = gains.indexOf(Math.max(...gains));
    found.push(best);
    remove(open, sets[best]!);
  }
  return found;
}

/** The fewest simulations that keep all coverage: exactly up to EXACT_MOST of them, else near the bound. */
export function smallestCover(hits: readonly Uint8Array[]): Cover {
  const sets = hits.map(wordsOf);
  const length = Math.max(0, ...sets.map((set) => set.length));
  const all = union(sets, length);
  const points = sizeOf(all);
  const { rows, isCut } = rowsOf(hits, length * 32);
  if (hits.length <= EXACT_MOST && !isCut) {
    const chosen = exactCover(rows);
    return { chosen: inOrder(sets, chosen, all), bound: chosen.length, points };
  }
  const { chosen, bound } = relaxedCover(rows, hits.length);
  return { chosen: inOrder(sets, completed(sets, chosen, all), all), bound, points };
}
