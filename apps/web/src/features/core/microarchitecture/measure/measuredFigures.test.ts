import type { RunRow } from '@netloom/contract';
import { PRESETS, estimate, rtlHash } from '@netloom/core';
import { expect, it } from 'vitest';
import { cyclesBy, ice40By, measuringRun, rateOf, withMeasured } from './measuredFigures.ts';

const { micro } = PRESETS;
const run = (fields: Partial<RunRow>) =>
  ({
    kind: 'measure',
    verdict: 'passed',
    of: rtlHash(micro),
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
    run({ of: '00000000', createTime: '2026-03-01T00:00:00Z' }),
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

it('takes neither area nor clock of a run with latches, whose area no library says', () => {
  const latches = { name: 'latches', value: 1023, unit: '' };
  const latched = run({ metrics: [...run({}).metrics, latches] });
  expect(withMeasured(estimate(micro), latched)).toEqual(estimate(micro));
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

const fit = (metrics: Record<string, number>) =>
  run({ kind: 'fit', metrics: Object.entries(metrics).map(([name, value]) => ({ name, value, unit: '' })) });
const CELLS = { LUT4: 5284, 'flip-flops': 1761, 'block RAM': 0 };

it('tells a core that does not fit from one whose clock nobody knows', () => {
  const cells = { luts: 5284, flops: 1761, rams: 0 };
  expect(ice40By(fit({ ...CELLS, 'highest clock': 33.1, fits: 1 }))).toEqual({
    cells,
    fits: true,
    megahertz: 33.1,
  });
  expect(ice40By(fit({ ...CELLS, fits: 0 }))).toEqual({ cells, fits: false, megahertz: null });
  expect(ice40By(fit(CELLS))).toEqual({ cells, fits: null, megahertz: null });
  expect(ice40By(fit({ errors: 0 }))).toBeNull();
});

it('gives no speed where a benchmark is missing', () => {
  const all = { 'cycles of sort': 5, 'cycles of matrix': 4, 'cycles of crc': 3, 'cycles of sieve': 2 };
  expect(cyclesBy(fit(all))).toBeNull();
  expect(cyclesBy(fit({ ...all, 'cycles of string': 1 }))).toMatchObject({ sort: 5, string: 1 });
});

it('takes each part of the measurement from runs of its own kind', () => {
  const runs = [run({ runId: 'area' }), run({ runId: 'fit', kind: 'fit' })];
  expect(measuringRun(runs, () => rtlHash(micro), 'fit')?.runId).toBe('fit');
  expect(measuringRun(runs, () => rtlHash(micro), 'speed')).toBeUndefined();
});
