import { expect } from 'vitest';
import type { Pulse } from './gates.ts';

/** ps: half the shortest period of each output; those of the multiplexer and the gate may be of the 40 MHz crystal. */
const LEAST = [12_500, 25_000, 37_500, 12_500];
/** ps by which cells may shorten a pulse, since their rise and fall take different times. */
const SKEW = 1500;

/** That every output ran, and that none of its pulses was shorter than half the faster period. */
export function expectWhole(pulses: readonly Pulse[], delays: boolean): void {
  expect(pulses).toHaveLength(4);
  for (const [index, { shortest, edges }] of pulses.entries()) {
    expect(edges).toBeGreaterThan(50);
    expect(shortest, String(index)).toBeGreaterThanOrEqual(LEAST[index]! - (delays ? SKEW : 0));
  }
}
