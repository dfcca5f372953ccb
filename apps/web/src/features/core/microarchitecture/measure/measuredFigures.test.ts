import type { RunRow } from '@netloom/contract';
import { PRESETS, estimate, rtlHash } from '@netloom/core';
import { expect, it } from 'vitest';
import { measuringRun, rateOf, withMeasured } from './measuredFigures.ts';

const { micro } = PRESETS;
const run = (fields: Partial<RunRow>) =>
  ({
    kind: 'measure',
    verdict: 'passed',
    label: `osu018 ${rtlHash(micro)}`,
    createTime: '2026-01-01T00:00:00Z',
    metrics: [
      { name: 'area', value: 600_000, unit: '' },
      { name: 'highest clock', value: 180, unit: 'MHz' },
    ],
    ...fields,
  }) as RunRow;

it('takes the newest run that measured this very RTL', () => {
  const [older, newer] = [
    run({ runId: 'older' }),
    run({ runId: 'newer', createTime: '2026-02-01T00:00:00Z' }),
  ];
  const others = [
    run({ verdict: 'failed', createTime: '2026-03-01T00:00:00Z' }),
    run({ kind: 'synthesize', createTime: '2026-03-01T00:00:00Z' }),
    run({ label: 'osu018 00000000', createTime: '2026-03-01T00:00:00Z' }),
  ];
  expect(measuringRun([older, ...others, newer], () => rtlHash(micro))?.runId).toBe('newer');
  expect(measuringRun(others, () => rtlHash(micro))).toBeUndefined();
});

it('knows RTL by what it is, not by its name', () => {
  expect(rtlHash({ ...micro, name: 'other' })).toBe(rtlHash(micro));
  expect(rtlHash({ ...micro, base: { ...micro.base, zbb: true } })).not.toBe(rtlHash(micro));
});

it('shows area in gates and the clock of the run, and CoreMark of the tables', () => {
  const shown = withMeasured(estimate(micro), run({}));
  expect(shown.area).toEqual({ measured: true, value: 25 });
  expect(shown.fmax).toEqual({ measured: true, value: 180 });
  expect(shown.coremark).toEqual(estimate(micro).coremark);
});

it('counts the gates without the memories, which are told apart', () => {
  const metrics = [
    { name: 'area', value: 600_000, unit: '' },
    { name: 'memory-area', value: 120_000, unit: '' },
  ];
  expect(withMeasured(estimate(micro), run({ metrics } as Partial<RunRow>)).area).toEqual({
    measured: true,
    value: 20,
  });
});

it('multiplies clock and speed, and keeps a range a range', () => {
  const fmax = { measured: true, value: 200 } as const;
  const known = { area: null, fmax, coremark: { measured: true, value: 2.5 } } as const;
  expect(rateOf(known)).toEqual({ measured: true, value: 500 });
  expect(rateOf({ ...known, coremark: { measured: false, low: 2, high: 3 } })).toEqual({
    measured: false,
    low: 400,
    high: 600,
  });
  expect(rateOf({ ...known, fmax: null })).toBeNull();
});
