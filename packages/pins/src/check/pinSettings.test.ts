import { describe, expect, it } from 'vitest';
import { F407 } from '../../test/chips/f407.ts';
import { messages, on, said } from '../../test/configurations/assigned.ts';
import { setLabel, setPinSetting } from '../config/edit.ts';
import { analyse } from './analyse.ts';

describe('labels', () => {
  it.each([
    ['LED_GREEN', undefined],
    ['9LIVES', /no C name/],
    ['LED-1', /no C name/],
    ['_Private', /no C name/],
    ['LED; system("x")', /no C name/],
    ['Größe', /no C name/],
    ['volatile', /reserved word/],
    ['GPIO', /GPIO_Pin/],
    ['A'.repeat(32), /longer than 31/],
  ])('%s', (label, reason) => {
    const found = messages(setLabel(on(F407, { PD12: 'GPIO_Output' }), 'PD12', label), F407);
    if (reason === undefined) expect(found).toEqual([]);
    else expect(found.join()).toMatch(reason);
  });

  it('are not given twice', () => {
    const one = setLabel(on(F407, { PD12: 'GPIO_Output', PD13: 'GPIO_Output' }), 'PD12', 'LED');
    expect(said(setLabel(one, 'PD13', 'LED'), F407)).toEqual(['error PINS-LABEL /pins/PD13/label']);
    expect(said(setLabel(one, 'PD13', 'LED2'), F407)).toEqual([]);
  });
});

describe('settings of pins', () => {
  const set = (signal: string, name: string, value: string) =>
    said(
      setPinSetting(
        on(F407, { PB6: signal }, signal.startsWith('GPIO') ? {} : { I2C1: 'Master' }),
        'PB6',
        name,
        value,
      ),
      F407,
    ).filter((one) => one.includes('/settings/'));

  it.each([
    ['GPIO_Output', 'GPIO_Speed', 'VeryHigh', []],
    ['GPIO_Output', 'GPIO_Speed', 'Warp', ['error PINS-OPTION /pins/PB6/settings/GPIO_Speed']],
    ['GPIO_Output', 'GPIO_Mode', 'Input', ['error PINS-OPTION /pins/PB6/settings/GPIO_Mode']],
    ['GPIO_Input', 'GPIO_Speed', 'High', ['warning PINS-NO-EFFECT /pins/PB6/settings/GPIO_Speed']],
    ['GPIO_Input', 'Colour', 'red', ['error PINS-UNKNOWN-PARAMETER /pins/PB6/settings/Colour']],
    ['GPIO_Input', 'GPIO_AF', '7', ['error PINS-UNKNOWN-PARAMETER /pins/PB6/settings/GPIO_AF']],
    [
      'I2C1_SCL',
      'GPIO_Mode',
      'AlternateFunctionPushPull',
      ['error PINS-OPTION /pins/PB6/settings/GPIO_Mode'],
    ],
    ['I2C1_SCL', 'GPIO_PullupPulldown', 'PullUp', []],
  ])('%s with %s %s', (signal, name, value, expected) => {
    expect(set(signal, name, value)).toEqual(expected);
  });
});

it('warns of fast edges on the weak pins of the backup domain', () => {
  const fast = (pin: string) =>
    said(setPinSetting(on(F407, { [pin]: 'GPIO_Output' }), pin, 'GPIO_Speed', 'High'), F407);
  expect(fast('PC13-ANTI_TAMP')).toEqual(['warning PINS-WEAK-PIN /pins/PC13-ANTI_TAMP/settings/GPIO_Speed']);
  expect(fast('PC12')).toEqual([]);
});

describe('fixes', () => {
  it('lead to a free pin that offers the signal', () => {
    const { diagnostics } = analyse(on(F407, { PA3: 'USART1_TX', PA9: 'GPIO_Input' }), F407);
    expect(diagnostics.find(({ code }) => code === 'PINS-NOT-OFFERED')?.fix?.edits).toEqual([
      { pointer: '/pins/PA3' },
      { pointer: '/pins/PB6', value: { signal: 'USART1_TX' } },
    ]);
  });
});
