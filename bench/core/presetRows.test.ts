import { PRESETS } from '@netloom/core';
import { expect, it } from 'vitest';
import { blockRamRow, rowsOf } from './presetRows.ts';

const MEASURED = {
  ...{ rtl: '', kiloGates: 33.8, cells: { luts: 7675, flops: 2265, rams: 0 } },
  ...{ fmaxIce40: null, fmaxOsu018: 202, coremark: null },
};

it('has a row that says NO for a core that does not fit, and one without a verdict for what was not measured', () => {
  const rows = rowsOf('standard', MEASURED);
  const find = (what: string) => rows.find(({ name }) => name === `standard: ${what}`);
  expect(find('clock on iCE40 HX8K')).toMatchObject({ value: NaN, bar: '≥ 55 MHz', holds: false });
  expect(find('CoreMark/MHz')).toMatchObject({ value: NaN, bar: '≥ 2.85 CoreMark/MHz', holds: null });
  expect(find('area')).toMatchObject({ value: 33.8, holds: true });
  for (const preset of Object.keys(PRESETS) as (keyof typeof PRESETS)[])
    expect(rowsOf(preset, MEASURED)).toHaveLength(4);
});

it('judges the clock with registers in block RAM by the same bar, and tells what does not fit', () => {
  const told = blockRamRow('micro', { ...MEASURED, fmaxIce40: 42.4 });
  expect(told).toMatchObject({ value: 42.4, bar: '≥ 42 MHz', holds: true });
  expect(blockRamRow('micro', MEASURED)).toMatchObject({ value: NaN, holds: false });
  expect(blockRamRow('fast', MEASURED)).toBeUndefined();
});
