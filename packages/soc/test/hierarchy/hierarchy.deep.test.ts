import { expect, it } from 'vitest';
import { exposes, groupsAndDissolves, noticesMutants } from './laws.ts';

const seeds = (count: number) => Array.from({ length: count }, (_, index) => 100 + index);

it('groups and dissolves 200 random designs without a change of their wiring', async () => {
  for (const seed of seeds(200)) await groupsAndDissolves(seed);
}, 1_200_000);

it('leads pins up two levels in one step in 40 designs', async () => {
  for (const seed of seeds(40)) await exposes(seed);
}, 600_000);

it('notices every mutant of a boundary', async () => {
  let count = 0;
  for (const seed of seeds(10)) count += (await noticesMutants(seed)).length;
  expect(count).toBeGreaterThanOrEqual(100);
}, 1_200_000);
