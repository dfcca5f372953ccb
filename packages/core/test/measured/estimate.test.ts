import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PRESETS, checkCore, coreRtl, estimate } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { CONFIGURATIONS } from '../../src/measured/configurations.ts';
import { differences } from '../../src/measured/differences.ts';
import { intervalOf } from '../../src/measured/interval.ts';
import { MEASURED } from '../../src/measured/table.ts';

const { nano, micro } = PRESETS;
const changed = (preset: CoreOptions, base: Partial<CoreOptions['base']>): CoreOptions => ({
  ...preset,
  base: { ...preset.base, ...base },
});
const iterative = changed(micro, { multiply: 'iterative' });
const withZba = changed(micro, { zba: true });
const withZbb = changed(micro, { zbb: true });

test('the configurations that are measured are ones that can be generated', () => {
  for (const options of Object.values(CONFIGURATIONS)) expect(checkCore(options)).toEqual([]);
});

test('what the table holds was measured of the RTL that is generated today', () => {
  const hashOf = (options: CoreOptions) =>
    createHash('sha256')
      .update(JSON.stringify(coreRtl({ ...options, name: 'core' })))
      .digest('hex')
      .slice(0, 16);
  const others = Object.entries(MEASURED).filter(([name, { rtl }]) => hashOf(CONFIGURATIONS[name]!) !== rtl);
  expect(others.map(([name]) => name)).toEqual([]);
});

test.each(Object.keys(MEASURED))(
  '%s has the figures of the table, whatever its name and addresses',
  (name) => {
    const own = CONFIGURATIONS[name]!;
    const options = { ...changed(own, { resetVector: '0x00000100' }), name: 'other' };
    const { kiloGates, fmaxIce40, coremark } = MEASURED[name]!;
    const shown = estimate(options);
    for (const [figure, value] of [
      [shown.area, kiloGates],
      [shown.fmax, fmaxIce40],
      [shown.coremark, coremark],
    ] as const) {
      if (value !== null) expect(figure).toEqual({ measured: true, value });
      else if (figure) expect(figure.measured).toBe(false);
    }
  },
);

describe('what was never varied is not known', () => {
  test.each([
    [
      'registers of latches',
      { ...micro, implementation: { ...micro.implementation, registerFile: 'latches' } },
    ],
    [
      'memory in the core',
      { ...micro, memory: { ...micro.memory, dataMemory: { base: '0x20000000', size: 4096 } } },
    ],
    ['beside one that was', { ...withZba, memory: { ...micro.memory, prefetchDepth: 7 } }],
  ] as [string, CoreOptions][])('%s', (_, options) => {
    expect(estimate(options)).toEqual({ area: null, fmax: null, coremark: null });
  });
});

describe('several options that were measured one by one', () => {
  const both = changed(micro, { zba: true, zbb: true });
  const slow = changed(micro, { multiply: 'iterative', zba: true });
  const singles = [
    { options: micro, value: 20 },
    { options: withZba, value: 21 },
    { options: withZbb, value: 22 },
    { options: iterative, value: 17 },
  ];
  const sets = [
    { options: both, value: 23 },
    { options: slow, value: 18.4 },
    { options: changed(micro, { multiply: 'iterative', zbb: true }), value: 19 },
  ];
  const all = changed(micro, { multiply: 'iterative', zba: true, zbb: true });

  test('have a range as wide as the worst sum was wrong: 0.4 of 4 that moved', () => {
    // 20 + 1 + 2 - 3 = 20, of 6 that moved; a tenth of it is 0.6.
    const { low, high } = intervalOf(all, [...singles, ...sets])!;
    expect(low).toBeCloseTo(19.4, 9);
    expect(high).toBeCloseTo(20.6, 9);
  });

  test('have none when too few sums are known, or one option was never varied', () => {
    expect(intervalOf(all, [...singles, ...sets.slice(1)])).toBeNull();
    expect(
      intervalOf({ ...all, memory: { ...all.memory, prefetchDepth: 7 } }, [...singles, ...sets]),
    ).toBeNull();
    expect(intervalOf(changed(nano, { zba: true, zbb: true }), [...singles, ...sets])).toBeNull();
  });
});

test('differences are told by option and value', () => {
  expect(differences(micro, changed(micro, { zba: true, stages: 5 })).sort()).toEqual([
    'base.stages=5',
    'base.zba=true',
  ]);
});
