import { align } from './place.ts';
import type { Region } from './region.ts';

/** Unused bytes. */
export interface Gap {
  base: bigint;
  size: bigint;
}

/** What regions, given by base, leave free below `span`. */
export function gapsOf(regions: readonly Region[], span: bigint): Gap[] {
  const gaps: Gap[] = [];
  let next = 0n;
  for (const { base, size } of regions) {
    if (base > next) gaps.push({ base: next, size: base - next });
    if (base + size > next) next = base + size;
  }
  if (next < span) gaps.push({ base: next, size: span - next });
  return gaps;
}

/** The lowest multiple of `size`, from `start` on, at which `size` bytes fit into one of the gaps. */
export function baseInGaps(gaps: readonly Gap[], size: bigint, start = 0n): bigint | undefined {
  for (const gap of gaps) {
    const end = gap.base + gap.size;
    if (end <= start) continue;
    const base = align(gap.base > start ? gap.base : start, size);
    if (base + size <= end) return base;
  }
  return undefined;
}
