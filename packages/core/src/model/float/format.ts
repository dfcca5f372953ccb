/** Exceptions as fflags has them (Unprivileged ISA 20191213, 11.2). */
export const FLAG = { inexact: 1, underflow: 2, overflow: 4, divideByZero: 8, invalid: 16 } as const;

/** Rounding modes as frm has them (table 11.1). */
export const MODE = { nearestEven: 0, towardsZero: 1, down: 2, up: 3, nearestAway: 4 } as const;
export type RoundingMode = (typeof MODE)[keyof typeof MODE];

/** A word with the exceptions that came with it. */
export interface Rounded {
  bits: number;
  flags: number;
}

/** A finite value: `magnitude` times two to the power of `exponent`, negative with `negative`. */
export interface Finite {
  negative: boolean;
  magnitude: bigint;
  exponent: number;
}

export const CANONICAL_NAN = 0x7fc0_0000;
export const INFINITY = 0x7f80_0000;
export const SIGN = 0x8000_0000;
const QUIET = 0x0040_0000;
const FRACTION = 0x007f_ffff;

/** Exponent of the lowest bit of subnormal numbers. */
export const LEAST_EXPONENT = -149;
export const PRECISION = 24;

export const isNegative = (bits: number): boolean => bits < 0 || bits >= SIGN;
export const absolute = (bits: number): number => bits & ~SIGN;
export const isNan = (bits: number): boolean => absolute(bits) > INFINITY;
export const isSignalling = (bits: number): boolean => isNan(bits) && (bits & QUIET) === 0;
export const isInfinite = (bits: number): boolean => absolute(bits) === INFINITY;
export const isZero = (bits: number): boolean => absolute(bits) === 0;

export const exact = (bits: number): Rounded => ({ bits, flags: 0 });
export const withSign = (bits: number, negative: boolean): number => bits | (negative ? SIGN : 0) | 0;
/** What an operation gives that is not defined. */
export const INVALID: Rounded = { bits: CANONICAL_NAN, flags: FLAG.invalid };

/** What a number that is neither infinite nor NaN stands for. */
export function finite(bits: number): Finite {
  const field = absolute(bits) >>> 23;
  const hidden = field === 0 ? 0 : FRACTION + 1;
  return {
    negative: isNegative(bits),
    magnitude: BigInt((bits & FRACTION) | hidden),
    exponent: LEAST_EXPONENT + Math.max(field, 1) - 1,
  };
}

/** NaN out of NaNs among the operands, which is an exception when one signals; undefined without any. */
export function nanOf(...operands: number[]): Rounded | undefined {
  if (!operands.some(isNan)) return undefined;
  return operands.some(isSignalling) ? INVALID : exact(CANONICAL_NAN);
}
