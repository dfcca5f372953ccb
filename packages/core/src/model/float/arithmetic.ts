import {
  CANONICAL_NAN,
  FLAG,
  INFINITY,
  INVALID,
  MODE,
  PRECISION,
  SIGN,
  exact,
  finite,
  isInfinite,
  isNan,
  isNegative,
  isZero,
  nanOf,
  withSign,
} from './format.ts';
import type { Finite, Rounded, RoundingMode } from './format.ts';
import { lengthOf, round } from './rounding.ts';

/** Bits beyond the precision that a quotient or root is computed to; what is left beyond them is one more. */
const BEYOND = 3;

export const negated = (bits: number): number => bits ^ SIGN;

const signed = ({ negative, magnitude }: Finite, shift: number) =>
  (negative ? -magnitude : magnitude) << BigInt(shift);

function sum(a: Finite, b: Finite, mode: RoundingMode): Rounded {
  const exponent = Math.min(a.exponent, b.exponent);
  const total = signed(a, a.exponent - exponent) + signed(b, b.exponent - exponent);
  const same = a.negative === b.negative;
  const negative = total === 0n ? (same ? a.negative : mode === MODE.down) : total < 0n;
  return round({ negative, magnitude: total < 0n ? -total : total, exponent }, mode);
}

const product = (a: number, b: number): Finite => {
  const [x, y] = [finite(a), finite(b)];
  return {
    negative: x.negative !== y.negative,
    magnitude: x.magnitude * y.magnitude,
    exponent: x.exponent + y.exponent,
  };
};

export function add(a: number, b: number, mode: RoundingMode): Rounded {
  const nan = nanOf(a, b);
  if (nan) return nan;
  if (isInfinite(a) && isInfinite(b)) return isNegative(a) === isNegative(b) ? exact(a) : INVALID;
  if (isInfinite(a)) return exact(a);
  if (isInfinite(b)) return exact(b);
  return sum(finite(a), finite(b), mode);
}

export function multiply(a: number, b: number, mode: RoundingMode): Rounded {
  const nan = nanOf(a, b);
  if (nan) return nan;
  const negative = isNegative(a) !== isNegative(b);
  if (isInfinite(a) || isInfinite(b))
    return isZero(a) || isZero(b) ? INVALID : exact(withSign(INFINITY, negative));
  return round(product(a, b), mode);
}

/** a times b plus c, rounded once. Infinity times zero is invalid with a quiet NaN for c too. */
export function fused(a: number, b: number, c: number, mode: RoundingMode): Rounded {
  const undefinedProduct = (isInfinite(a) && isZero(b)) || (isZero(a) && isInfinite(b));
  if (undefinedProduct) return INVALID;
  const nan = nanOf(a, b, c);
  if (nan) return nan;
  const negative = isNegative(a) !== isNegative(b);
  if (isInfinite(a) || isInfinite(b))
    return isInfinite(c) && isNegative(c) !== negative ? INVALID : exact(withSign(INFINITY, negative));
  if (isInfinite(c)) return exact(c);
  return sum(product(a, b), finite(c), mode);
}

export function divide(a: number, b: number, mode: RoundingMode): Rounded {
  const nan = nanOf(a, b);
  if (nan) return nan;
  const negative = isNegative(a) !== isNegative(b);
  if ((isInfinite(a) && isInfinite(b)) || (isZero(a) && isZero(b))) return INVALID;
  if (isInfinite(a)) return exact(withSign(INFINITY, negative));
  if (isInfinite(b) || isZero(a)) return exact(withSign(0, negative));
  if (isZero(b)) return { bits: withSign(INFINITY, negative), flags: FLAG.divideByZero };
  const [x, y] = [finite(a), finite(b)];
  const shift = PRECISION + BEYOND + Math.max(0, lengthOf(y.magnitude) - lengthOf(x.magnitude));
  const dividend = x.magnitude << BigInt(shift);
  const rest = dividend % y.magnitude === 0n ? 0n : 1n;
  const magnitude = ((dividend / y.magnitude) << 1n) | rest;
  return round({ negative, magnitude, exponent: x.exponent - y.exponent - shift - 1 }, mode);
}

/** Largest integer whose square is not more, a bit at a time. */
function integerRoot(square: bigint): bigint {
  let root = 0n;
  for (let bit = 1n << BigInt(lengthOf(square) >> 1); bit > 0n; bit >>= 1n) {
    const next = root | bit;
    if (next * next <= square) root = next;
  }
  return root;
}

export function squareRoot(a: number, mode: RoundingMode): Rounded {
  const nan = nanOf(a);
  if (nan) return nan;
  if (isZero(a)) return exact(a);
  if (isNegative(a)) return INVALID;
  if (isInfinite(a)) return exact(a);
  const { magnitude, exponent } = finite(a);
  // An even exponent, and a square of twice the bits that are asked for.
  const odd = exponent & 1;
  const shift = 2 * (PRECISION + BEYOND);
  const square = magnitude << BigInt(shift + odd);
  const root = integerRoot(square);
  const rest = root * root === square ? 0n : 1n;
  const half = (exponent - odd - shift) / 2;
  return round({ negative: false, magnitude: (root << 1n) | rest, exponent: half - 1 }, mode);
}

/** The lesser of two numbers, or the greater; a NaN is left aside, and -0 is less than 0. */
export function extreme(a: number, b: number, greatest: boolean): Rounded {
  const flags = nanOf(a, b)?.flags ?? 0;
  if (isNan(a)) return { bits: isNan(b) ? CANONICAL_NAN : b, flags };
  if (isNan(b)) return { bits: a, flags };
  return { bits: order(a) < order(b) === greatest ? b : a, flags };
}

/** A number that grows as the number does that the word stands for, -0 before 0. */
const order = (bits: number) => (isNegative(bits) ? -1 - (bits & ~SIGN) : bits);
