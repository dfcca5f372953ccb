import type { CoreOptions } from './coreOptions.ts';

export interface ByteRange {
  first: number;
  /** Behind the last byte. */
  end: number;
}

/** What the data cache holds: the cached region, without the uncached one in it. */
export function cachedRanges({ memory }: CoreOptions): ByteRange[] {
  const { dataCache, cachedRegion, uncachedRegion } = memory;
  if (!dataCache || !cachedRegion) return [];
  const first = Number(cachedRegion.base);
  const end = first + cachedRegion.size;
  if (!uncachedRegion) return [{ first, end }];
  const without = Number(uncachedRegion.base);
  return [
    { first, end: Math.min(end, without) },
    { first: Math.max(first, without + uncachedRegion.size), end },
  ].filter((range) => range.first < range.end);
}
