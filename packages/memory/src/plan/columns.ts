import type { Geometry } from '../geometry.ts';
import type { Macro } from '../library/macro.ts';

/** Bits of a stored word that lie together in a macro, behind one bit of its mask. */
export interface Chunk {
  /** Lowest bit in the stored word, and in the macro. */
  lsb: number;
  at: number;
  bits: number;
  group: number;
}

/** Macros of one kind above each other, which hold some bits of all words. */
export interface Column {
  macro: string;
  chunks: Chunk[];
  /** Banks: macros above each other. */
  rows: number;
}

/**
 * What a macro takes of a word from a bit on. A chunk of its mask holds bits of one group alone, since one bit of the
 * mask writes all of it; a macro without a mask is one chunk.
 */
export function chunksFrom({ stored, storedGroup, masked }: Geometry, macro: Macro, from: number): Chunk[] {
  const size = macro.maskBits ?? macro.bits;
  const group = masked ? storedGroup : stored;
  const chunks: Chunk[] = [];
  let lsb = from;
  for (let at = 0; at + size <= macro.bits && lsb < stored; at += size) {
    const index = Math.floor(lsb / group);
    const bits = Math.min(size, (index + 1) * group - lsb);
    chunks.push({ lsb, at, bits, group: index });
    lsb += bits;
  }
  return chunks;
}

export const rowsOf = (depth: number, { words }: Macro) => Math.ceil(depth / words);

/** The bit behind the last of some chunks. */
export const endOf = (chunks: readonly Chunk[]) => chunks.at(-1)!.lsb + chunks.at(-1)!.bits;
