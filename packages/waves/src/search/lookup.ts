import type { NameBytes } from './nameBytes.ts';
import { bareEnd, sameLength } from './nameBytes.ts';

/** What looking up needs of a hierarchy; the root is row -1. */
export interface LookupTree {
  names: NameBytes;
  children(row: number): Iterable<number>;
  isScope(row: number): boolean;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();
const dot = 0x2e;
const blanks = /\s+(?=\[[^[\]]*\]$)/;
const range = /\[-?\d+:-?\d+\]$|\s\[-?\d+\]$/;

/**
 * The row of the variable at a full path (dots between names; names may hold dots too), or null. A path without range
 * finds a variable with one, and the other way about; where nothing is there, the path is tried without its first scope
 * and below each top scope.
 */
export function lookup(tree: LookupTree, path: string): number | null {
  const wanted = path.trim();
  const bytes = encoder.encode(wanted);
  const cut = bytes.indexOf(dot);
  const starts: [row: number, offset: number][] = [[-1, 0]];
  if (cut > 0) starts.push([-1, cut + 1]);
  for (const row of tree.children(-1)) if (tree.isScope(row)) starts.push([row, 0]);
  for (const [row, offset] of starts) {
    const found = below(tree, row, bytes, offset);
    if (found !== null) return found;
  }
  return null;
}

function below(tree: LookupTree, scope: number, path: Uint8Array, offset: number): number | null {
  const { names } = tree;
  const rest = decoder.decode(path.subarray(offset));
  let loose: number | null = null;
  for (const row of tree.children(scope)) {
    const begin = names.at[row]!;
    const length = names.at[row + 1]! - begin;
    const same = sameLength(names, row, path, offset);
    if (tree.isScope(row)) {
      if (same < length || path[offset + length] !== dot) continue;
      const found = below(tree, row, path, offset + length + 1);
      if (found !== null) return found;
    } else if (same >= bareEnd(names, row) - begin) {
      const name = decoder.decode(names.bytes.subarray(begin, begin + length));
      if (name.replace(blanks, '') === rest.replace(blanks, '')) return row;
      if (name.replace(range, '').trimEnd() === rest.replace(range, '').trimEnd()) loose ??= row;
    }
  }
  return loose;
}
