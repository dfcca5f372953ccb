import { expect, it } from 'vitest';
import { isReady } from './flowReady.ts';
import { STAGES } from './stages.ts';

const bench = { top: 'fifo_tb', testbench: 'fifo_tb.sv', fileList: 'fifo.f' };
const own = { top: 'fifo', fileList: 'fifo.f', bench, sdc: 'fifo.sdc' };

it('a generated SoC needs its document, and a stage', () => {
  expect(isReady({ path: 'a.soc.json', own: undefined, stages: STAGES })).toBe(true);
  expect(isReady({ path: '', own: undefined, stages: STAGES })).toBe(false);
  expect(isReady({ path: 'a.soc.json', own: undefined, stages: [] })).toBe(false);
});

it('a design of one’s own needs what the chosen stages need', () => {
  const ready = (changed: object, stages = [...STAGES] as (typeof STAGES)[number][]) =>
    isReady({ path: '', own: { ...own, ...changed }, stages });
  expect(ready({})).toBe(true);
  expect(ready({ top: '' })).toBe(false);
  expect(ready({ bench: undefined })).toBe(false);
  expect(ready({ bench: undefined }, ['lint', 'synthesize', 'timing'])).toBe(true);
  expect(ready({ sdc: '' })).toBe(false);
  expect(ready({ sdc: '', clock: 'clk' })).toBe(false);
  expect(ready({ sdc: '', clock: 'clk', period: 5 })).toBe(true);
  expect(ready({ sdc: '' }, ['lint', 'simulate', 'synthesize'])).toBe(true);
});
