import { expect, it } from 'vitest';
import { isPlaced } from './ice40Text.ts';

const cells = { luts: 7675, flops: 2265, rams: 0 };

it('cells alone do not say whether a core fits the FPGA, nor how fast it is', () => {
  expect(isPlaced(null)).toBe(false);
  expect(isPlaced({ cells, fits: null, megahertz: null })).toBe(false);
  expect(isPlaced({ cells, fits: false, megahertz: null })).toBe(true);
  expect(isPlaced({ cells, fits: true, megahertz: 41.9 })).toBe(true);
});
