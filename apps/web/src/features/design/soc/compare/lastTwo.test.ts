import { expect, it } from 'vitest';
import { lastTwo } from './lastTwo.ts';

const run = (id: number, label: string, count = 1) => ({ id, label, metrics: Array(count).fill(0) });
const ids = (runs: ReturnType<typeof run>[]) => lastTwo(runs).map((each) => each?.id);

it('compares the last run with the last one before it of the same target', () => {
  expect(ids([run(1, 'ice40'), run(2, 'osu018'), run(3, 'ice40')])).toEqual([1, 3]);
  expect(ids([run(1, 'ice40'), run(2, 'osu018')])).toEqual([undefined, 2]);
});

it('passes over runs that measured nothing', () => {
  expect(ids([run(1, ''), run(2, ''), run(3, '', 0)])).toEqual([1, 2]);
  expect(ids([run(3, '', 0)])).toEqual([]);
});
