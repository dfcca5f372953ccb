import { CoreOptions, PRESETS } from '@netloom/core';
import { describe, expect, it } from 'vitest';
import { costBetween, offValue, refusalOf } from './choices.ts';
import { GROUPS, OPTION_ROWS } from './optionTable.ts';
import { valueAt, withValue } from './valueAt.ts';

const rows = GROUPS.flatMap((group) => OPTION_ROWS[group]);
const row = (key: string) => rows.find((each) => each.key === key)!;

describe('the options on the screen', () => {
  it('are those of the description, all of them', () => {
    const { base, memory, auxiliary, advanced, implementation } = PRESETS.micro;
    const groups = { base, memory, auxiliary, advanced, implementation };
    const pointers = Object.entries(groups).flatMap(([group, part]) =>
      Object.keys(part).map((key) => `/${group}/${key}`),
    );
    expect(rows.map(({ pointer }) => pointer).toSorted()).toEqual(pointers.toSorted());
  });

  it('take every value that they offer', () => {
    for (const { pointer, control } of rows) {
      const values = control.kind === 'choice' ? control.values : [offValue(control)];
      if (control.kind === 'address') continue;
      for (const value of values) {
        const options = withValue(PRESETS.micro, pointer, value);
        expect(CoreOptions.safeParse(options).success, `${pointer} ${String(value)}`).toBe(true);
        expect(valueAt(options, pointer)).toBe(value);
      }
    }
  });
});

describe('what options have against each other', () => {
  it('refuses a value with the reason, and allows it where nothing is against it', () => {
    expect(refusalOf(PRESETS.micro, row('forwarding'), true)).toMatchObject({
      code: 'core-needs-five-stages',
    });
    expect(refusalOf(PRESETS.standard, row('forwarding'), false)).toBeUndefined();
    expect(refusalOf(PRESETS.nano, row('zicntr'), true)).toMatchObject({ code: 'core-needs-zicsr' });
  });

  it('never refuses what is chosen already: its problem is told instead', () => {
    const broken = withValue(PRESETS.micro, '/base/zicsr', false);
    expect(refusalOf(broken, row('zicntr'), true)).toBeUndefined();
  });
});

it('costs are known where both sides are', () => {
  const figure = (value: number) => ({ value, measured: true as const });
  const range = { measured: false as const, low: 1, high: 2 };
  const from = { area: figure(20), fmax: figure(40), coremark: null };
  const to = { area: figure(22.5), fmax: figure(38), coremark: figure(2) };
  expect(costBetween(from, to)).toEqual({ area: 2.5, fmax: -2, coremark: undefined });
  expect(costBetween({ ...from, area: range }, to)).toEqual({
    area: undefined,
    fmax: -2,
    coremark: undefined,
  });
  expect(costBetween({ area: null, fmax: null, coremark: null }, to)).toBeUndefined();
});
