import { benchMap } from '../bench/memoryMap.ts';
import type { Range } from '../bench/memoryMap.ts';
import type { CoreOptions } from '../options/coreOptions.ts';
import { hasNmi, nmiVectors } from '../options/nmi.ts';
import { LAYOUT } from './layout.ts';

/** At most: what the handlers need, and what a jump at the reset vector does. */
const [SIZE, JUMP] = [192, 12];

const overlaps = (one: Range, other: Range) => one.base < other.end && other.base < one.end;
const within = (inner: Range, outer: Range | undefined) =>
  outer !== undefined && inner.base >= outer.base && inner.end <= outer.end;

/** Whether a random program can have its handlers where this core looks for them: before its code, or in the ROM of the bench. */
export function answersNmi(options: CoreOptions): boolean {
  if (!hasNmi(options)) return false;
  const { base, auxiliary } = options;
  const { interrupt } = nmiVectors(options);
  const place = { base: interrupt, end: interrupt + SIZE };
  const reset = Number(base.resetVector);
  if (overlaps(place, { base: reset, end: reset + JUMP })) return false;
  const { ram, rom } = benchMap(options);
  // By Smepmp's rules machine mode executes the program's own region alone.
  return within(place, { base: ram.base, end: LAYOUT.code }) || (!auxiliary.smepmp && within(place, rom));
}
