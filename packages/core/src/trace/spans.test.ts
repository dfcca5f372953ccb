import { expect, it } from 'vitest';
import { Clock } from './clock.ts';
import { Spans } from './spans.ts';
import type { Span } from './spans.ts';

const span = (begin: number, end: number, depth: number): Span => ({
  ...{ region: depth, depth, begin, end, entry: 'call', ending: 'return', cause: 0 },
});

it('a long time line leaves out the shortest calls alone, and says how short', () => {
  const spans = new Spans();
  const calls = 200_000;
  // Calls of 1 to 50 instructions, one in a hundred of 1000, all in one.
  let at = 0;
  const lengths = Array.from({ length: calls }, (_, index) => (index % 100 === 0 ? 1000 : 1 + (index % 50)));
  for (const length of lengths) spans.add(span(at, (at += length), 1));
  spans.add(span(0, at, 0));
  expect(spans.all.length).toBeLessThanOrEqual(40_000);
  expect(spans.leftOut + spans.all.length).toBe(calls + 1);
  expect(spans.shortest).toBeLessThanOrEqual(64);
  const kept = lengths.filter((length) => length >= spans.shortest).length;
  expect(spans.sorted).toHaveLength(kept + 1);
  expect(spans.sorted[0]).toEqual(span(0, at, 0));
});

it('a long clock keeps fewer of its times, all of them true', () => {
  const clock = new Clock();
  for (let count = 0; count < 1_000_000; count++) clock.note(count, 3 * count);
  expect(clock.clocks.length).toBeLessThan(20_000);
  expect(clock.clocks.length).toBeGreaterThan(5000);
  expect(clock.clocks.every((time, index) => time === 3 * clock.instructions[index]!)).toBe(true);
});
