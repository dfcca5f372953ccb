import type { CacheOptions, CoreOptions } from '../../options/coreOptions.ts';
import { withinRegion } from '../withinRegion.ts';

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

/** Condition that what lies at an address may be in a cache. */
export function isCached(address: string, { memory }: CoreOptions): string {
  const { cachedRegion, uncachedRegion } = memory;
  const cached = withinRegion(address, cachedRegion!);
  return uncachedRegion ? `${cached} && !(${withinRegion(address, uncachedRegion)})` : cached;
}
