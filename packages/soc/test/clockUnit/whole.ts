import { expect } from 'vitest';
import type { Operated, Operation } from './gates.ts';

/**
 * ps: half the shortest period of each clock; those of the multiplexer and the gate may be of the 40 MHz crystal. An
 * enable lasts a whole period of its clock, which is divided by 2 at least, selected, or the crystal.
 */
const CLOCKS = 4;
const LEAST = [12_500, 25_000, 37_500, 12_500, 50_000, 25_000, 25_000];
/** ps by which cells may shorten a pulse, since their rise and fall take different times. */
const SKEW = 1500;
/** 40 MHz in 100 periods of 10 MHz and in 400 of itself, and its fifth in as many. */
const COUNTS = [400, 400, 80];

/**
 * That every output ran, that none of its pulses was shorter than half the faster period, and that what is measured in
 * the end is what the tree says, without a fault.
 */
export function expectWhole(
  { pulses, counts, faults }: Operated,
  { delays, counted = false }: Operation,
): void {
  expect(pulses).toHaveLength(counted ? LEAST.length : CLOCKS);
  for (const [index, { shortest, edges }] of pulses.entries()) {
    expect(edges).toBeGreaterThan(50);
    expect(shortest, String(index)).toBeGreaterThanOrEqual(LEAST[index]! - (delays ? SKEW : 0));
  }
  if (!counted) return;
  expect(counts).toHaveLength(COUNTS.length);
  for (const [index, count] of counts.entries())
    expect(Math.abs(count - COUNTS[index]!), `count ${count}`).toBeLessThanOrEqual(1);
  expect(faults).toEqual(COUNTS.map(() => '01 0'));
}
