import { expect, it } from 'vitest';
import { shortestPulses } from './gates.ts';
import { expectWhole } from './whole.ts';

const RUNS = 10_000;

it.each([false, true])(
  'gives no short pulse in 10,000 operations, mapped to osu018; delays: %s',
  async (delays) => {
    expectWhole(await shortestPulses(RUNS, 2, delays), delays);
  },
);

it('sees other operations under another seed', async () => {
  const [one, other] = await Promise.all([3, 4].map((seed) => shortestPulses(50, seed, false)));
  expect(one).not.toEqual(other);
});
