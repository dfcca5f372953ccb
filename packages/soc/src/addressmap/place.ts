import { compareRegions } from './region.ts';
import type { Region } from './region.ts';

/** The lowest multiple of `size`, from `start` on, that overlaps none of `taken`. */
export function freeBase(taken: readonly Region[], size: bigint, start = 0n): bigint {
  let base = align(start, size);
  for (const region of taken.toSorted(compareRegions)) {
    const overlaps = region.base < base + size && base < region.base + region.size;
    if (overlaps) base = align(region.base + region.size, size);
  }
  return base;
}

export function align(address: bigint, size: bigint): bigint {
  return ((address + size - 1n) / size) * size;
}
