import type { CacheOptions, CoreOptions } from '../../options/coreOptions.ts';

/** How a cache divides an address: tag, index of the set, word of the line, byte. */
export interface Geometry {
  ways: number;
  /** Words of a line. */
  words: number;
  sets: number;
  wordBits: number;
  indexBits: number;
  tagBits: number;
  /** Range of the index in an address, and of the tag. */
  index: string;
  tag: string;
  /** Range of the word of the line in an address. */
  word: string;
}

export function geometryOf({ size, ways, line }: CacheOptions): Geometry {
  const [words, sets] = [line / 4, size / ways / line];
  const [wordBits, indexBits] = [Math.log2(words), Math.log2(sets)];
  const low = 2 + wordBits;
  return {
    ...{ ways, words, sets, wordBits, indexBits },
    tagBits: 32 - low - indexBits,
    index: `[${low + indexBits - 1}:${low}]`,
    tag: `[31:${low + indexBits}]`,
    word: `[${low - 1}:2]`,
  };
}

/** The ways by their numbers. */
export const waysOf = ({ ways }: Geometry) => Array.from({ length: ways }, (_, way) => way);

/** Condition that an address lies in a region whose base is a multiple of its size. */
function within(address: string, { base, size }: { base: string; size: number }): string {
  const low = Math.log2(size);
  if (low === 32) return "1'b1";
  return `${address}[31:${low}] == ${32 - low}'h${(Number(base) / size).toString(16)}`;
}

/** Condition that what lies at an address may be in a cache. */
export function isCached(address: string, { memory }: CoreOptions): string {
  const { cachedRegion, uncachedRegion } = memory;
  const cached = within(address, cachedRegion!);
  return uncachedRegion ? `${cached} && !(${within(address, uncachedRegion)})` : cached;
}
