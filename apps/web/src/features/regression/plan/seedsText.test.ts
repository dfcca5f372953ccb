import { expect, it } from 'vitest';
import { readSeeds, seedsText } from './seedsText.ts';

it.each([
  ['1, 7', { fixed: [1, 7] }],
  ['x20', { count: 20 }],
  ['x20/4', { count: 20, fewest: 4 }],
  ['x20/4:9', { count: 20, fewest: 4, after: 9 }],
  ['3-9', { from: 3, to: 9 }],
])('reads and writes %s', (text, seeds) => {
  expect(readSeeds(text)).toEqual(seeds);
  expect(seedsText(seeds)).toBe(text);
});

it.each(['', 'x0', 'x3/4', 'x3/0', 'x3/2:0', '9-3', '0', '2147483648', 'seven', 'x1000000', '1-1000000'])(
  'refuses %s',
  (text) => {
    expect(readSeeds(text)).toBeUndefined();
  },
);
