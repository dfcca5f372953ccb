import type { Quantity } from '@netloom/model';
import { isPlain } from '../elaborate/index.ts';

/** Sum of two quantities; numbers are worked out, expressions stay. */
export function sum(a: Quantity, b: Quantity): Quantity {
  if (isPlain(a) && BigInt(a) === 0n) return b;
  if (isPlain(b) && BigInt(b) === 0n) return a;
  return isPlain(a) && isPlain(b) ? address(BigInt(a) + BigInt(b)) : `(${a}) + (${b})`;
}

export function product(a: Quantity, factor: bigint): Quantity {
  if (factor === 1n) return a;
  return isPlain(a) ? address(BigInt(a) * factor) : `(${a}) * ${factor}`;
}

/** Rounds towards zero. */
export function quotient(a: Quantity, divisor: bigint): Quantity {
  if (divisor === 1n) return a;
  return isPlain(a) ? address(BigInt(a) / divisor) : `(${a}) / ${divisor}`;
}

export function address(value: bigint): Quantity {
  return `0x${value.toString(16).toUpperCase()}`;
}
