import { describe, expect, test } from 'vitest';
import { edgeOf, valueAt } from '../src/query/edges.ts';
import { Turn } from '../src/query/turn.ts';
import { laneOf, plainStore, toggling, traceIn } from './toggles.ts';

const store = (toggles: number[], begins: number[]) => plainStore([toggling(toggles)], begins);
const clock = Array.from({ length: 10000 }, (_, i) => 5 * (i + 1));

describe('windows', () => {
  test('are exact when a pixel is a tick or less', async () => {
    const trace = await traceIn(store([3, 7, 8], [0, 5]), '0', { from: 0, to: 10, pixels: 10 });
    expect(trace).toEqual({ times: [0, 3, 7, 8], values: ['0', '1', '0', '1'] });
  });

  test('begin with the value at their left edge', async () => {
    const trace = await traceIn(store([3, 7], [0]), '0', { from: 5, to: 100, pixels: 10 });
    expect([trace.times[0], trace.values[0]]).toEqual([5, '1']);
  });

  test('keep a pulse of one tick visible, however far out', async () => {
    const trace = await traceIn(store([500_000, 500_001], [0]), '0', { from: 0, to: 1_000_000, pixels: 800 });
    expect(trace).toEqual({ times: [0, 500_000, 500_001], values: ['0', null, '0'] });
  });

  test('join dense pixels to one span', async () => {
    const trace = await traceIn(store(clock, [0, 20_000, 40_000]), '0', { from: 0, to: 60_000, pixels: 600 });
    expect(trace.values.filter((value) => value === null).length).toBeLessThanOrEqual(3);
    expect(trace.times.at(-1)).toBe(50_000);
  });

  test.each([1, 7, 100, 999])('give at most a few points a pixel (%i pixels)', async (pixels) => {
    const uneven = clock.filter((t) => (t * 7919) % 11 < 4);
    const trace = await traceIn(store(uneven, [0]), '0', { from: 0, to: 50_000, pixels });
    expect(trace.times.length).toBeLessThanOrEqual(4 * pixels + 3);
    expect(trace.times).toEqual(trace.times.toSorted((a, b) => a - b));
    // A single change is never moved: each point that is not in a dense span is a true change.
    for (const time of trace.times.slice(1)) expect(uneven).toContain(time);
  });
});

describe('edges and values', () => {
  const pulses = store([3, 7, 8, 30], [0, 5, 10, 20]);
  test.each([
    [0, 'next', 3],
    [3, 'next', 7],
    [8, 'next', 30],
    [30, 'next', null],
    [100, 'previous', 30],
    [30, 'previous', 8],
    [3, 'previous', null],
  ] as const)('from %i, %s is %s', async (time, direction, expected) => {
    expect(await edgeOf(pulses, laneOf(pulses, '0'), time, direction, new Turn())).toBe(expected);
  });

  test('values hold from their time on; before the dump there is none', async () => {
    expect(
      await Promise.all([-1, 0, 3, 7, 9, 30].map((t) => valueAt(pulses, laneOf(pulses, '0'), t))),
    ).toEqual([null, '0', '1', '0', '1', '0']);
  });

  test('an unknown signal is refused', () => {
    expect(() => laneOf(pulses, '1')).toThrow('there is no signal 1');
  });
});
