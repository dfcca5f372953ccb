import { indexOfWord, Match, matchName, wordBytes } from './matchName.ts';
import type { NameBytes } from './nameBytes.ts';
import { bareEnd } from './nameBytes.ts';

export interface SearchRows {
  names: NameBytes;
  /** Row of the enclosing scope, before the row itself; -1 at the root. */
  parent: Int32Array;
  /** -1 for a scope. */
  signal: Int32Array;
}

/** Of variables whose scopes alone match. */
const scopesOnly = 5;
const mostWords = 20;

/**
 * Rows of variables that match words of a path: the last one in the name, those before it in the scopes above, in this
 * order, or in the name; or all of them in the scopes. Best matches first, in order of declaration among equals.
 */
export function searchPaths(
  rows: SearchRows,
  text: string,
  limit: number,
): { total: number; rows: number[] } {
  const words = text
    .split(/[\s./]+/)
    .filter(Boolean)
    .slice(0, mostWords)
    .map(wordBytes);
  const { names, parent, signal } = rows;
  const best: number[][] = Array.from({ length: scopesOnly + 1 }, () => []);
  /** Words that a scope and those above it have taken. */
  const taken = new Uint8Array(parent.length);
  let total = 0;
  for (let row = 0; row < parent.length; row++) {
    const before = parent[row]! < 0 ? 0 : taken[parent[row]!]!;
    if (signal[row]! < 0) {
      taken[row] = takenBy(names, row, words, before);
      continue;
    }
    const rank = rankOf(names, row, words, before);
    if (rank === null) continue;
    total += 1;
    if (best[rank]!.length < limit) best[rank]!.push(row);
  }
  return { total, rows: best.flat().slice(0, limit) };
}

function takenBy({ bytes, at }: NameBytes, row: number, words: Uint8Array[], before: number): number {
  let taken = before;
  while (taken < words.length && indexOfWord(bytes, at[row]!, at[row + 1]!, words[taken]!) >= 0) taken += 1;
  return taken;
}

function rankOf(names: NameBytes, row: number, words: Uint8Array[], before: number): number | null {
  const last = words.length - 1;
  if (last < 0) return Match.inside;
  const { bytes, at } = names;
  const end = bareEnd(names, row);
  for (let word = before; word < last; word++) {
    if (indexOfWord(bytes, at[row]!, end, words[word]!) < 0) return null;
  }
  const match = matchName(bytes, at[row]!, end, words[last]!);
  if (match !== Match.none) return match;
  return before > last ? scopesOnly : null;
}
