import type { CountDirection } from '@netloom/model';
import { quantityValue } from '@netloom/registers';
import type { ParameterValues } from '@netloom/registers';
import { ones } from './claim.ts';

export interface CounterInputs {
  increment: bigint;
  incrementValue: bigint;
  decrement: bigint;
  decrementValue: bigint;
}

export interface Count {
  /** Undefined while nothing counts. */
  next: bigint | undefined;
  overflow: bigint;
  underflow: bigint;
}

export function amount(
  quantity: CountDirection[keyof CountDirection],
  values: ParameterValues,
  otherwise: bigint,
): bigint {
  if (quantity === undefined) return otherwise;
  const result = quantityValue(quantity, values);
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

interface Directions {
  up?: CountDirection | undefined;
  down?: CountDirection | undefined;
}

/** One clock of a counter (SystemRDL 2.0, 9.8.2): both directions count at once, a limit is not passed. */
export function count(
  { up, down }: Directions,
  old: bigint,
  width: number,
  inputs: CounterInputs,
  values: ParameterValues,
): Count {
  const step = (direction: CountDirection | undefined, pulse: bigint, given: bigint) => {
    if (!direction || pulse === 0n) return 0n;
    return direction.stepWidth === undefined ? amount(direction.step, values, 1n) : given;
  };
  const isCounting = (up && inputs.increment === 1n) || (down && inputs.decrement === 1n);
  if (!isCounting) return { next: undefined, overflow: 0n, underflow: 0n };
  const change =
    step(up, inputs.increment, inputs.incrementValue) - step(down, inputs.decrement, inputs.decrementValue);
  const result = limited(old + change, { up, down }, inputs, values);
  return {
    next: result & ones(width),
    overflow: result > ones(width) ? 1n : 0n,
    underflow: result < 0n ? 1n : 0n,
  };
}

/** A step up that ends at or above its limit gives it; so does one down that ends at or below. */
function limited(
  result: bigint,
  { up, down }: Directions,
  { increment, decrement }: CounterInputs,
  values: ParameterValues,
): bigint {
  const limit = (direction: CountDirection | undefined, pulse: bigint) =>
    pulse === 1n && direction?.saturate !== undefined ? amount(direction.saturate, values, 0n) : undefined;
  const [highest, lowest] = [limit(up, increment), limit(down, decrement)];
  if (highest !== undefined && result >= highest) return highest;
  return lowest !== undefined && result <= lowest ? lowest : result;
}
