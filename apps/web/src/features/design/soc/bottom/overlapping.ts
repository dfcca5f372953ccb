import type { Region } from '@netloom/soc';

/** Endpoints whose regions share an address with another's. */
export function overlapping(regions: readonly Region[]): Set<string> {
  const sorted = [...regions].sort((a, b) => (a.base < b.base ? -1 : a.base > b.base ? 1 : 0));
  const found = new Set<string>();
  let furthest: Region | undefined;
  for (const region of sorted) {
    if (furthest && region.base < furthest.base + furthest.size) {
      found.add(region.endpoint);
      found.add(furthest.endpoint);
    }
    if (!furthest || region.base + region.size > furthest.base + furthest.size) furthest = region;
  }
  return found;
}
