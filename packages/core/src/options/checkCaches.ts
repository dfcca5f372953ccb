import type { Diagnostic, Said } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { checkRegion, endOf, hex } from './busRegion.ts';
import type { BusRegion, CacheOptions, CoreOptions } from './coreOptions.ts';
import { problem } from './problem.ts';

const isPowerOfTwo = (value: number) => value > 0 && Number.isInteger(Math.log2(value));

const isIn = (inner: BusRegion, outer: BusRegion) =>
  Number(inner.base) >= Number(outer.base) && endOf(inner) <= endOf(outer);
const meet = (one: BusRegion, other: BusRegion) =>
  Number(one.base) < endOf(other) && Number(other.base) < endOf(one);

/** What is not cached is a part of what would be, and leaves something. */
function checkException({ cachedRegion, uncachedRegion }: CoreOptions['memory']): Diagnostic[] {
  if (!cachedRegion || !uncachedRegion) return [];
  const pointer = '/memory/uncachedRegion/base';
  const range = { first: hex(Number(cachedRegion.base)), last: hex(endOf(cachedRegion) - 1) };
  if (!meet(cachedRegion, uncachedRegion))
    return [problem('core-region-outside', pointer, say('core-region-outside', range))];
  if (isIn(cachedRegion, uncachedRegion))
    return [problem('core-region-covers', pointer, say('core-region-covers', range))];
  return [];
}

/** A burst that wraps has 2, 4, 8 or 16 beats (Arm IHI 0022H, A3.4.1), here of four bytes. Any ways leave two sets. */
function checkCache(pointer: string, cache: Said, values: CacheOptions, memory: number | null): Diagnostic[] {
  const { size, line } = values;
  if (![8, 16, 32, 64].includes(line))
    return [problem('core-cache-line', `${pointer}/line`, say('core-cache-line', { cache, line }))];
  if (!isPowerOfTwo(size) || size < 512 || size > 65_536)
    return [problem('core-cache-size', `${pointer}/size`, say('core-cache-size', { cache, size }))];
  if (memory === null || size <= memory) return [];
  const said = say('core-cache-larger', { cache, size, memory });
  return [problem('core-cache-larger', `${pointer}/size`, said)];
}

/** Sizes and lines of the caches, and the regions that they hold. */
export function checkCaches({ memory }: CoreOptions): Diagnostic[] {
  const { instructionCache, dataCache, cachedRegion, uncachedRegion } = memory;
  const regions = [
    ...checkRegion('/memory/cachedRegion', say('core-region/cached', {}), cachedRegion),
    ...checkRegion('/memory/uncachedRegion', say('core-region/uncached', {}), uncachedRegion),
  ];
  const exceptions = regions.length === 0 ? checkException(memory) : [];
  const sound = cachedRegion !== null && regions.length === 0 && exceptions.length === 0;
  const held = sound ? cachedRegion.size - (uncachedRegion?.size ?? 0) : null;
  const check = (pointer: string, cache: Said, values: CacheOptions | null) =>
    values ? checkCache(pointer, cache, values, held) : [];
  return [
    ...regions,
    ...exceptions,
    ...check('/memory/instructionCache', say('core-cache/instructions', {}), instructionCache),
    ...check('/memory/dataCache', say('core-cache/data', {}), dataCache),
  ];
}
