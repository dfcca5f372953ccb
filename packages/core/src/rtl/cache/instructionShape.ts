import type { CoreOptions } from '../../options/coreOptions.ts';
import { WORD_BITS, protectedBits } from './ecc/code.ts';
import type { Corrected } from './ecc/correction.ts';
import { hasEcc } from './ecc/options.ts';
import { geometryOf } from './geometry.ts';
import { fetchesNext } from './nextLine.ts';
import { hasParity } from './parity.ts';

export const sizeOf = (options: CoreOptions) => options.memory.instructionCache!;

/** Geometry of the instruction cache, and how its words and tags are kept. */
export interface InstructionShape extends Corrected {
  parity: boolean;
  ecc: boolean;
  /** The next line is fetched too. */
  next: boolean;
  /** Bits of a word, and of a tag with its flag, as the memories have them. */
  wordStored: number;
  storedBits: number;
}

export function instructionShape(options: CoreOptions): InstructionShape {
  const geometry = geometryOf(sizeOf(options));
  const [parity, ecc, entryBits] = [hasParity(options), hasEcc(options), geometry.tagBits + 1];
  return {
    ...geometry,
    ...{ parity, ecc, entryBits, writeBack: false, next: fetchesNext(options) },
    wordStored: ecc ? WORD_BITS : parity ? 33 : 32,
    storedBits: ecc ? protectedBits(entryBits) : entryBits + Number(parity),
  };
}
