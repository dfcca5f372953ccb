import { expect, it } from 'vitest';
import { leastOf } from '../../src/node/index.ts';

const numbers = Array.from({ length: 120 }, (_, number) => number);

it.each([[[7]], [[0, 119]], [[3, 4, 77]], [numbers]])('finds the least that shows it: %j', async (needed) => {
  let tries = 0;
  const shows = (kept: readonly number[]) => {
    tries++;
    return Promise.resolve(needed.every((each) => kept.includes(each)));
  };
  expect(await leastOf(numbers, shows)).toEqual(needed);
  expect(tries).toBeLessThan(400);
});
