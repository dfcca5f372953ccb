import type { CacheOptions, CoreOptions } from '../options/coreOptions.ts';
import { hasLockstep } from '../options/safety.ts';
import { dataShape } from '../rtl/cache/dataShape.ts';
import { storedWord } from '../rtl/cache/dataNets.ts';
import { instructionShape } from '../rtl/cache/instructionShape.ts';
import { storedWidth } from '../rtl/tcm/storedWord.ts';

/** Each way of a cache has its data and, for each line, a tag with its flags. */
const cacheBits = ({ size, line }: CacheOptions, wordBits: number, entryBits: number) =>
  (size / 4) * wordBits + (size / line) * entryBits;

/** Bits of the core that memories hold: data and tags of the caches, and its own memories. Their area is no gates'. */
export function memoryBits(options: CoreOptions): number {
  const { instructionCache, dataCache, instructionMemory, dataMemory } = options.memory;
  const instructions = instructionCache && instructionShape(options);
  const data = dataCache && dataShape(options);
  const caches =
    (instructions ? cacheBits(instructionCache, instructions.wordStored, instructions.storedBits) : 0) +
    (data ? cacheBits(dataCache, storedWord(data), data.storedBits) : 0);
  // Each of two copies in lockstep has caches of its own.
  const copies = hasLockstep(options) ? 2 : 1;
  return (
    copies * caches +
    (((instructionMemory?.size ?? 0) + (dataMemory?.size ?? 0)) / 4) *
      storedWidth(options.safety.tcmProtection)
  );
}
