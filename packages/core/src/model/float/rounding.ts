import { FLAG, INFINITY, LEAST_EXPONENT, MODE, PRECISION, exact, withSign } from './format.ts';
import type { Finite, Rounded, RoundingMode } from './format.ts';

const HIGHEST_FINITE = 0x7f7f_ffff;
/** Magnitudes of 2 to this power and more have no number. */
const OVERFLOW_EXPONENT = 128;
const LEAST_NORMAL_EXPONENT = -126;

export const lengthOf = (magnitude: bigint): number => magnitude.toString(2).length;

/** Whether a magnitude goes up, by twice what is cut off against the unit that is kept. */
function goesUp(mode: RoundingMode, negative: boolean, odd: boolean, twice: bigint, unit: bigint): boolean {
  if (twice === 0n) return false;
  switch (mode) {
    case MODE.nearestEven:
      return twice > unit || (twice === unit && odd);
    case MODE.nearestAway:
      return twice >= unit;
    case MODE.down:
      return negative;
    case MODE.up:
      return !negative;
    case MODE.towardsZero:
      return false;
  }
}

/** The magnitude in units of two to the power of `unit`. */
export function inUnits({ negative, magnitude, exponent }: Finite, unit: number, mode: RoundingMode) {
  const cut = unit - exponent;
  if (cut <= 0) return { magnitude: magnitude << BigInt(-cut), inexact: false };
  const kept = magnitude >> BigInt(cut);
  const rest = magnitude - (kept << BigInt(cut));
  const up = goesUp(mode, negative, (kept & 1n) === 1n, rest * 2n, 1n << BigInt(cut));
  return { magnitude: up ? kept + 1n : kept, inexact: rest !== 0n };
}

function overflown(negative: boolean, mode: RoundingMode): Rounded {
  const towardsFinite =
    mode === MODE.towardsZero || (mode === MODE.down && !negative) || (mode === MODE.up && negative);
  const bits = withSign(towardsFinite ? HIGHEST_FINITE : INFINITY, negative);
  return { bits, flags: FLAG.overflow | FLAG.inexact };
}

/** The nearest number in the mode's sense. Tininess is that of the value rounded as if exponents had no end. */
export function round(value: Finite, mode: RoundingMode): Rounded {
  const { negative } = value;
  if (value.magnitude === 0n) return exact(withSign(0, negative));
  const free = value.exponent + lengthOf(value.magnitude) - PRECISION;
  const unit = Math.max(free, LEAST_EXPONENT);
  const { magnitude, inexact } = inUnits(value, unit, mode);
  if (lengthOf(magnitude) + unit > OVERFLOW_EXPONENT) return overflown(negative, mode);
  const unbounded = inUnits(value, free, mode).magnitude;
  const tiny = lengthOf(unbounded) + free <= LEAST_NORMAL_EXPONENT;
  // The hidden bit counts one up in the field of the exponent, and so does a carry out of the significand.
  const bits = Number(magnitude) + (unit - LEAST_EXPONENT) * 2 ** (PRECISION - 1);
  const flags = inexact ? FLAG.inexact | (tiny ? FLAG.underflow : 0) : 0;
  return { bits: withSign(bits, negative), flags };
}
