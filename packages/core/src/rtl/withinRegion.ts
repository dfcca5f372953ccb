import type { BusRegion } from '../options/coreOptions.ts';

/** Condition that an address lies in a region whose base is a multiple of its size. */
export function withinRegion(address: string, { base, size }: BusRegion): string {
  const low = Math.log2(size);
  if (low === 32) return "1'b1";
  return `${address}[31:${low}] == ${32 - low}'h${(Number(base) / size).toString(16)}`;
}
