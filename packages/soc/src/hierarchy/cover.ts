import type { Region } from '../addressmap/region.ts';

/** The least region that holds some others and can be decoded: a power of two of bytes, aligned to it. */
export function cover(regions: readonly Pick<Region, 'base' | 'size'>[]): { base: bigint; size: bigint } {
  const base = regions.reduce((least, each) => (each.base < least ? each.base : least), regions[0]!.base);
  const end = regions.reduce(
    (most, each) => (each.base + each.size > most ? each.base + each.size : most),
    0n,
  );
  let size = 4n;
  while (base - (base % size) + size < end) size *= 2n;
  return { base: base - (base % size), size };
}
