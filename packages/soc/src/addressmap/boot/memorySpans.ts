import type { Attributes } from '../attributes.ts';
import type { SoftwareBlock } from '../software/block.ts';

/** Bytes from `base` on; `size` a power of two that divides it. */
export interface AlignedRegion {
  base: number;
  size: number;
}

export interface Span {
  first: number;
  /** Behind the last byte. */
  end: number;
}

/** Behind the last address of 32 bits. */
export const TOP = 2 ** 32;

/** Where a processor sees memory or devices of some types, by address. */
export function spansOf(
  blocks: readonly SoftwareBlock[],
  instance: string,
  types: readonly Attributes['type'][],
): Span[] {
  return blocks
    .filter(({ attributes }) => types.includes(attributes.type))
    .flatMap(({ places }) => places)
    .filter(({ managers }) => managers.some((manager) => manager.startsWith(`${instance}.`)))
    .map(({ base, size }) => ({ first: Number(base), end: Number(base + size) }))
    .filter(({ first, end }) => first < end && end <= TOP)
    .sort((a, b) => a.first - b.first);
}

export const within = ({ first, end }: Span, { base, size }: AlignedRegion) =>
  first < base + size && base < end;

/** What of a span lies in a region. */
export const cut = ({ first, end }: Span, { base, size }: AlignedRegion): Span => ({
  first: Math.max(first, base),
  end: Math.min(end, base + size),
});

export function bytesIn(spans: readonly Span[], region: AlignedRegion): number {
  return spans
    .filter((each) => within(each, region))
    .map((each) => cut(each, region))
    .reduce((sum, { first, end }) => sum + end - first, 0);
}
