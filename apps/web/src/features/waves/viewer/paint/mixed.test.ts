import { expect, test } from 'vitest';
import { mixed } from './mixed.ts';

test.each([
  ['#ffffff', '#000000', 0.5, '#808080'],
  ['#ff0000', '#0000ff', 1, '#ff0000'],
  ['#ff0000', '#0000ff', 0, '#0000ff'],
  ['#0a640a', '#6464c8', 0.1, '#5b64b5'],
])('%s over %s, %d of it', (over, under, share, expected) => {
  expect(mixed(over, under, share)).toBe(expected);
});
