import { checkBitsOf, columnsOf, rowMasksOf } from '@netloom/hdl/ecc';
import type { CoreOptions } from '../../options/coreOptions.ts';

const WORD = 32;
const LANES = [3, 2, 1, 0];

/** Check bits of a word, and of each the bits that it is the parity of. */
export const CHECK_BITS = checkBitsOf(WORD);
export const COLUMNS: readonly number[] = columnsOf(WORD);
export const ROWS: readonly number[] = rowMasksOf(WORD).map((mask) => Number.parseInt(mask, 16));

type Protection = CoreOptions['safety']['tcmProtection'];

/** Bits of a word as the core's own memories keep it. */
export const storedWidth = (protection: Protection): number =>
  ({ none: WORD, parity: WORD + LANES.length, secded: WORD + CHECK_BITS })[protection];

function parityOf(bits: number): number {
  let parity = bits;
  for (let half = 16; half > 0; half >>= 1) parity ^= parity >>> half;
  return parity & 1;
}

/** Each byte under its even parity. */
const withParity = (word: number) =>
  LANES.map((lane) => (word >>> (8 * lane)) & 0xff).reduce(
    (stored, byte) => (stored << 9n) | BigInt((parityOf(byte) << 8) | byte),
    0n,
  );

/** The word under its check bits. */
const withCheckBits = (word: number) =>
  ROWS.map((mask, row) => parityOf(word & mask) << row).reduce(
    (stored, bit) => stored | (BigInt(bit) << BigInt(WORD)),
    BigInt(word >>> 0),
  );

/** A word as a memory's initial file has it: zero is kept as zero. */
export function storedWord(protection: Protection, word: number): bigint {
  if (protection === 'none') return BigInt(word >>> 0);
  return protection === 'parity' ? withParity(word >>> 0) : withCheckBits(word >>> 0);
}
