import type { SoftwarePlace } from '../software/block.ts';
import type { CachedRange } from './origins.ts';

/** Bytes of a memory. */
export interface Span {
  first: bigint;
  /** Behind the last one. */
  end: bigint;
}

/** What a place shows of a memory. */
export const shown = ({ offset, size }: SoftwarePlace): Span => ({ first: offset, end: offset + size });

const isSome = ({ first, end }: Span) => first < end;

/** A range of addresses as bytes of the memory that a place shows there. */
function inMemory({ base, size }: CachedRange, place: SoftwarePlace): Span {
  const first = BigInt(base) - place.base + place.offset;
  return { first, end: first + BigInt(size) };
}

const without = (spans: readonly Span[], hole: Span): Span[] =>
  spans
    .flatMap(({ first, end }) => [
      { first, end: end < hole.first ? end : hole.first },
      { first: first > hole.end ? first : hole.end, end },
    ])
    .filter(isSome);

/** What a place shows of a memory outside of ranges. */
export const outside = (place: SoftwarePlace, ranges: readonly CachedRange[]): Span[] =>
  ranges.map((range) => inMemory(range, place)).reduce(without, [shown(place)]);

/** What a place shows of a memory in a range. */
export const inside = (place: SoftwarePlace, range: CachedRange): Span[] =>
  outside(place, [range]).reduce(without, [shown(place)]);

export const meet = (one: readonly Span[], other: readonly Span[]): boolean =>
  one.some((a) => other.some((b) => a.first < b.end && b.first < a.end));
