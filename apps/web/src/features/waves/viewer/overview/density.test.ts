import { expect, it } from 'vitest';
import { densityOf } from './density.ts';

it('counts changes by part of the span, a stretch of many as several, against the busiest part', () => {
  const slow = { times: [0, 10, 90], values: ['0', '1', '0'] };
  const busy = { times: [0, 50, 69], values: ['0', null, '1'] };
  // Ten ticks a part: 1 change in part 1, as many as 4 in parts 5 and 6, 1 in part 9.
  expect([...densityOf([slow, busy], { from: 0, to: 100 }, 10)]).toEqual([
    0, 0.25, 0, 0, 0, 1, 1, 0, 0, 0.25,
  ]);
  const clock = { times: [0, 100], values: [null, '1'] };
  expect([...densityOf([clock], { from: 0, to: 100 }, 3)]).toEqual([1, 1, 1]);
  expect([...densityOf([], { from: 5, to: 5 }, 3)]).toEqual([0, 0, 0]);
});
