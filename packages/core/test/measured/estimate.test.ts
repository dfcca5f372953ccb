import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CoreOptions, PRESETS, changesBetween, checkCore, coreRtl, estimate } from '../../src/index.ts';
import { BASES } from '../../src/measured/bases.ts';
import { CONFIGURATIONS } from '../../src/measured/configurations.ts';
import { differences } from '../../src/measured/differences.ts';
import { intervalOf, sumsOf } from '../../src/measured/interval.ts';
import type { Known } from '../../src/measured/interval.ts';
import { KNOWN, KNOWN_EARLIER, measurementsOf } from '../../src/measured/known.ts';
import { LAWS } from '../../src/measured/laws.ts';
import type { Law } from '../../src/measured/laws.ts';
import { GROUPS, VALUES } from '../../src/measured/singleChanges.ts';
import { rtlTokens, tokenText } from '../../src/measured/rtlTokens.ts';
import { EARLIER } from '../../src/measured/earlier.ts';
import { earlierInterval } from '../../src/measured/earlierInterval.ts';
import type { Measurement } from '../../src/measured/measurement.ts';
import { MEASURED } from '../../src/measured/table.ts';

const { nano, micro } = PRESETS;
/** Figures are kept in four digits. */
const ROUNDED = 0.9995;
const changed = (preset: CoreOptions, base: Partial<CoreOptions['base']>): CoreOptions => ({
  ...preset,
  base: { ...preset.base, ...base },
});

test('the configurations that are measured are ones that can be generated', () => {
  for (const options of Object.values(CONFIGURATIONS)) expect(checkCore(options)).toEqual([]);
});

test('what the table holds was measured of the RTL that is generated today', () => {
  const hashOf = (options: CoreOptions) =>
    createHash('sha256').update(rtlTokens(options)).digest('hex').slice(0, 16);
  const others = Object.entries(MEASURED).filter(([name, { rtl }]) => hashOf(CONFIGURATIONS[name]!) !== rtl);
  expect(others.map(([name]) => name)).toEqual([]);
});

test('what a core is measured as knows no comments and no layout, but every token', () => {
  for (const { text } of coreRtl(PRESETS.standard)) {
    const spread = text.replaceAll(/\/\/.*/g, '/* other */').replaceAll(/ +/g, '\n\t ');
    expect(tokenText(spread)).toBe(tokenText(text));
    // A comment that a synthesis tool obeys would have to be known.
    expect(text).not.toMatch(/(?:\/\/|\/\*)\s*(?:synopsys|synthesis|pragma|yosys)\b/);
  }
  for (const [one, other] of [
    ['a <= b', 'a < = b'],
    ['a && b', 'a & &b'],
    ['a >>> 1', 'a >> > 1'],
    ['x = 10', 'x = 1 0'],
    ['x = "a // b"', 'x = "a"'],
    ['x = "a  b"', 'x = "a b"'],
  ] as const)
    expect(tokenText(one)).not.toBe(tokenText(other));
});

describe.each(Object.keys(MEASURED))('%s', (name) => {
  const own = CONFIGURATIONS[name]!;
  const { kiloGates, fmaxOsu018, coremark } = MEASURED[name]!;
  const figures = { area: kiloGates, fmax: fmaxOsu018, coremark };
  const names = Object.keys(figures) as (keyof typeof figures)[];

  test('has the figures of the table, whatever its name', () => {
    const shown = estimate({ ...own, name: 'other' });
    for (const each of names) {
      const value = figures[each];
      if (value !== null) expect(shown[each]).toEqual({ measured: true, value });
      else if (shown[each]) expect(shown[each].measured).toBe(false);
    }
  });

  test('has at another address the same CoreMark/MHz, and at most a range around its area and clock', () => {
    const shown = estimate(changed(own, { resetVector: own.memory.instructionMemory ? '0x10' : '0x100' }));
    if (coremark !== null) expect(shown.coremark).toEqual({ measured: true, value: coremark });
    for (const figure of [shown.area, shown.fmax]) if (figure) expect(figure.measured).toBe(false);
  });
});

test('every value of every option is among the single changes', () => {
  const schema = z.toJSONSchema(CoreOptions).properties as Record<string, z.core.JSONSchema.BaseSchema>;
  for (const group of GROUPS) {
    for (const [option, one] of Object.entries(schema[group]!.properties!)) {
      const tried: readonly unknown[] = (VALUES[group] as Record<string, readonly unknown[]>)[option]!;
      const values = valuesOf(one as z.core.JSONSchema.BaseSchema);
      for (const value of values) expect(tried, `${group}.${option}`).toContainEqual(value);
    }
  }
});

function valuesOf({ type, anyOf, ...one }: z.core.JSONSchema.BaseSchema): unknown[] {
  if (one.enum) return one.enum;
  if ('const' in one) return [one.const];
  if (type === 'boolean') return [false, true];
  if (type === 'null') return [null];
  if (type === 'integer' && one.maximum! <= 8)
    return Array.from({ length: one.maximum! - one.minimum! + 1 }, (_, index) => one.minimum! + index);
  return (anyOf ?? []).flatMap((each) => valuesOf(each as z.core.JSONSchema.BaseSchema));
}

describe('what was never varied is not known', () => {
  const small: CoreOptions = {
    ...micro,
    memory: { ...micro.memory, dataMemory: { base: '0x20000000', size: 1024 } },
  };
  test.each([
    ['memory of a size that was not measured', small],
    ['beside an option that was varied', changed(small, { zba: true })],
    [
      'what contradicts the other options of each preset: forwarding without CSRs',
      { ...changed(nano, { stages: 5 }), advanced: { ...nano.advanced, forwarding: true } },
    ],
  ] as [string, CoreOptions][])('%s', (_, options) => {
    expect(estimate(options)).toEqual({ area: null, fmax: null, coremark: null });
  });
});

/** Figures that add up as gates do; misses grow with what moves. */
const LAW: Law = {
  amount: (value) => value,
  value: (amount) => amount,
  scale: (effects) => effects.reduce((sum, effect) => sum + Math.abs(effect), 0),
  byChance: false,
};

describe('several options that were measured one by one', () => {
  const singles = [
    { options: micro, value: 20 },
    { options: changed(micro, { zba: true }), value: 21 },
    { options: changed(micro, { zbb: true }), value: 22 },
    { options: changed(micro, { multiply: 'iterative' }), value: 17 },
    { options: changed(micro, { zbs: true }), value: 20.5 },
  ];
  const sets = [
    { options: changed(micro, { zba: true, zbb: true }), value: 23 },
    { options: changed(micro, { multiply: 'iterative', zba: true }), value: 18.4 },
    { options: changed(micro, { multiply: 'iterative', zbb: true }), value: 19 },
    { options: changed(micro, { zba: true, zbs: true }), value: 21.5 },
    { options: changed(micro, { zbb: true, zbs: true }), value: 22.5 },
  ];
  const all = changed(micro, { multiply: 'iterative', zba: true, zbb: true });

  test('have a range half as wide again as the worst sum was wrong: 0.4 of 4 that moved', () => {
    // 20 + 1 + 2 - 3 = 20, of 6 that moved; 1.5 times a tenth of it is 0.9.
    const { low, high } = intervalOf(all, sumsOf([...singles, ...sets], LAW))!;
    expect(low).toBeCloseTo(19.1, 9);
    expect(high).toBeCloseTo(20.9, 9);
  });

  test('have none when too few sums are known, or one option was never varied', () => {
    expect(intervalOf(all, sumsOf([...singles, ...sets.slice(1)], LAW))).toBeNull();
    const sums = sumsOf([...singles, ...sets], LAW);
    expect(intervalOf(changed(all, { userMode: true }), sums)).toBeNull();
    expect(intervalOf(changed(nano, { zba: true, zbb: true }), sums)).toBeNull();
  });

  test('add up as cycles where the figure is their inverse', () => {
    const known = [...singles, ...sets].map(({ options, value }) => ({ options, value: 1 / value }));
    const law = { ...LAW, amount: (value: number) => 1 / value, value: (amount: number) => 1 / amount };
    const { low, high } = intervalOf(
      changed(micro, { zba: true, zbb: true, zbs: true }),
      sumsOf(known, law),
    )!;
    // 20 + 1 + 2 + 0.5 = 23.5 of 3.5 that moved.
    expect([1 / high, 1 / low]).toEqual([expect.closeTo(22.975, 9), expect.closeTo(24.025, 9)]);
  });
});

describe('a measured set lies in the range that the others give it', () => {
  const several = ({ options }: Known) =>
    Object.values(BASES).every((base) => differences(base, options).length > 1);
  test.each([
    ['area', KNOWN],
    ['fmax', KNOWN],
    ['coremark', KNOWN],
    ['area', KNOWN_EARLIER],
    ['coremark', KNOWN_EARLIER],
  ] as const)('%s', (figure, known) => {
    const outside = known[figure].filter(several).flatMap((one) => {
      const others = known[figure].filter((each) => each !== one);
      const range = intervalOf(one.options, sumsOf(others, LAWS[figure]));
      const inside = range === null || (one.value >= range.low && one.value <= range.high);
      return inside ? [] : [{ changes: differences(micro, one.options), value: one.value, range }];
    });
    expect(outside).toEqual([]);
  });
});

describe('what was measured of an earlier generator', () => {
  test('gives a range that is moved as far as the presets have moved', () => {
    const options = changed(micro, { multiply: 'single-cycle' });
    const { area, coremark } = estimate(options);
    expect(area).toMatchObject({ measured: false });
    expect(coremark).toMatchObject({ measured: false });
    const factor = ({ kiloGates }: Measurement, name: string) => kiloGates! / EARLIER[name]!.kiloGates!;
    const bases = Object.keys(BASES).filter((name) => EARLIER[name] && MEASURED[name]);
    const factors = bases.map((name) => factor(MEASURED[name]!, name));
    const before = EARLIER['micro base.multiply=single-cycle']!.kiloGates!;
    expect(area).toEqual({
      measured: false,
      low: before * Math.min(...factors),
      high: before * Math.max(...factors),
    });
  });

  test('a set that was measured since lies in the range that it gave', () => {
    for (const name of ['area', 'coremark'] as const)
      for (const { options, value } of KNOWN[name]) {
        const range = earlierInterval(name, options, measurementsOf(name));
        if (range === null) continue;
        expect(value).toBeGreaterThanOrEqual(range.low * ROUNDED);
        expect(value).toBeLessThanOrEqual(range.high / ROUNDED);
      }
  });

  test('the adder of branch targets cost micro no more than the choices of the tools', () => {
    const without = { ...micro, advanced: { ...micro.advanced, branchTargetAdder: false } };
    const { area } = changesBetween(without, micro);
    expect(Math.abs(area!.value)).toBeLessThan(0.1);
    expect(area!.within).toBeGreaterThan(Math.abs(area!.value));
  });
});

test('differences are told by option and value', () => {
  expect(differences(micro, changed(micro, { zba: true, stages: 5 })).sort()).toEqual([
    'base.stages=5',
    'base.zba=true',
  ]);
});
