import { expect, it } from 'vitest';
import { inLanes, overlapsOf } from './lanes.ts';

const range = (base: number, end: number) => ({ base: BigInt(base), size: BigInt(end - base) });
const lanesOf = (items: ReturnType<typeof range>[]) =>
  inLanes(items).map(({ lane, lanes }) => `${lane}/${lanes}`);

it('leaves ranges that only touch in one lane', () => {
  const items = [range(0, 4), range(4, 8), range(10, 12)];
  expect(lanesOf(items)).toEqual(['0/1', '0/1', '0/1']);
  expect(overlapsOf(items)).toEqual([]);
});

it('puts overlapping ranges beside each other and reuses lanes that are free again', () => {
  const items = [range(0, 10), range(2, 4), range(3, 9), range(4, 12), range(20, 24)];
  expect(lanesOf(items)).toEqual(['0/3', '1/3', '2/3', '1/3', '0/1']);
});

it('names the addresses that several ranges take', () => {
  expect(overlapsOf([range(0, 10), range(2, 4), range(3, 6), range(9, 12)])).toEqual([
    range(2, 6),
    range(9, 10),
  ]);
  expect(overlapsOf([range(0, 4), range(0, 4), range(4, 6)])).toEqual([range(0, 4)]);
});
