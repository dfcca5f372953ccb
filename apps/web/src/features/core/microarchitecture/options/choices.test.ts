import { CoreOptions, PRESETS } from '@netloom/core';
import { describe, expect, it } from 'vitest';
import { costOf, offValue, refusalOf } from './choices.ts';
import { costText } from './CostText.tsx';
import { GROUPS, OPTION_ROWS } from './optionTable.ts';
import { valueAt, withValue } from './valueAt.ts';

const rows = GROUPS.flatMap((group) => OPTION_ROWS[group]);
const row = (key: string) => rows.find((each) => each.key === key)!;

describe('the options on the screen', () => {
  it('are those of the description, all of them', () => {
    const { base, memory, auxiliary, advanced, implementation, debug, safety } = PRESETS.micro;
    const groups = { base, memory, auxiliary, advanced, implementation, debug, safety };
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

describe('the cost of an option', () => {
  const area = { value: 2.54, within: 0.36 };
  const nothing = { area: null, fmax: null, coremark: null };

  it('is told with how much of it is the choices of the tools', () => {
    const coremark = { value: -0.134, within: 0 };
    expect(costText({ area, fmax: { value: -2.6, within: 4.2 }, coremark })).toBe(
      '+2.5 ± 0.4 kGE · −3 ± 4 MHz · −0.13 CoreMark/MHz',
    );
    expect(costText({ ...nothing, area: { value: -0.02, within: 0.36 } })).toBe('0.0 ± 0.4 kGE');
    expect(costText({ ...nothing, coremark: { value: 0, within: 0 } })).toBe('±0.00 CoreMark/MHz');
  });

  it('is known at any address, and not where an option contradicts another', () => {
    const elsewhere = withValue(PRESETS.micro, '/base/resetVector', '0x80000000');
    const cost = costOf(PRESETS.micro, '/base/atomics', false, true);
    expect(cost?.area?.value).toBeGreaterThan(0);
    expect(costOf(elsewhere, '/base/atomics', false, true)).toEqual(cost);
    expect(costOf(PRESETS.micro, '/advanced/forwarding', false, true)).toBeUndefined();
  });
});
