import { FLAG, finite, isInfinite, isNan, isNegative } from './format.ts';
import type { Rounded, RoundingMode } from './format.ts';
import { inUnits, round } from './rounding.ts';

/** The range of a word, and what stands for what is beyond it. */
const range = (isSigned: boolean): [least: bigint, greatest: bigint] =>
  isSigned ? [-0x8000_0000n, 0x7fff_ffffn] : [0n, 0xffff_ffffn];

/** The integer, or at the ends of its range what lies beyond; a NaN is above all (table 11.4). */
export function toInteger(bits: number, isSigned: boolean, mode: RoundingMode): Rounded {
  const [least, greatest] = range(isSigned);
  const beyond = (value: bigint) => ({ bits: Number(value) | 0, flags: FLAG.invalid });
  if (isNan(bits)) return beyond(greatest);
  if (isInfinite(bits)) return beyond(isNegative(bits) ? least : greatest);
  const { magnitude, inexact } = inUnits(finite(bits), 0, mode);
  const value = isNegative(bits) ? -magnitude : magnitude;
  if (value < least) return beyond(least);
  if (value > greatest) return beyond(greatest);
  return { bits: Number(value) | 0, flags: inexact ? FLAG.inexact : 0 };
}

export function fromInteger(word: number, isSigned: boolean, mode: RoundingMode): Rounded {
  const value = BigInt(isSigned ? word | 0 : word >>> 0);
  return round({ negative: value < 0n, magnitude: value < 0n ? -value : value, exponent: 0 }, mode);
}
