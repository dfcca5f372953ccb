import { FLAG, isInfinite, isNan, isNegative, isSignalling, isZero, absolute, exact } from './format.ts';
import type { Rounded } from './format.ts';

const LEAST_NORMAL = 0x0080_0000;

/** -0 equals 0. */
const value = (bits: number) => (isNegative(bits) ? -absolute(bits) : bits);

/** A relation of numbers. Every NaN is an exception for a relation of order, signalling ones alone for equality. */
function relation(a: number, b: number, quiet: boolean, holds: (a: number, b: number) => boolean): Rounded {
  if (isNan(a) || isNan(b)) {
    const isException = !quiet || isSignalling(a) || isSignalling(b);
    return { bits: 0, flags: isException ? FLAG.invalid : 0 };
  }
  return exact(Number(holds(value(a), value(b))));
}

export const equal = (a: number, b: number) => relation(a, b, true, (x, y) => x === y);
export const less = (a: number, b: number) => relation(a, b, false, (x, y) => x < y);
export const lessOrEqual = (a: number, b: number) => relation(a, b, false, (x, y) => x <= y);

/** A bit that says what the number is (Unprivileged ISA 20191213, table 11.5). */
export function classify(bits: number): number {
  if (isNan(bits)) return isSignalling(bits) ? 1 << 8 : 1 << 9;
  const size = isInfinite(bits) ? 3 : isZero(bits) ? 0 : absolute(bits) < LEAST_NORMAL ? 1 : 2;
  return isNegative(bits) ? 1 << (3 - size) : 1 << (4 + size);
}
