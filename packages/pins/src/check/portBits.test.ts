import { expect, it } from 'vitest';
import { DIRECT_PAD, REMAPPED_PAD } from '../../test/chips/doubleBits.ts';
import { messages, on, said, stateOf } from '../../test/configurations/assigned.ts';
import type { Pins } from '../../test/configurations/assigned.ts';
import { setShared } from '../config/edit.ts';
import { devicetreeOf } from '../generate/generatePins.ts';
import { alternatives } from '../solve/alternatives.ts';
import { solve } from '../solve/solve.ts';

const errors = (pins: Pins, chip = REMAPPED_PAD) =>
  said(on(chip, pins), chip).filter((one) => one.startsWith('error'));

it('refuses two signals on one bit of a port, and names signals, leads and bit', () => {
  const both = on(REMAPPED_PAD, { PA9: 'USART1_TX', 'PA9 [PA11]': 'I2C1_SCL' });
  expect(errors({ PA9: 'USART1_TX', 'PA9 [PA11]': 'I2C1_SCL' })).toEqual([
    'error PINS-PORT-BIT /pins/PA9 [PA11]',
  ]);
  const message = messages(both, REMAPPED_PAD).find((one) => one.includes('bit PA9'));
  for (const text of ['USART1_TX', 'I2C1_SCL', 'lead 29', 'lead 33', 'bit PA9'])
    expect(message).toContain(text);
  expect(stateOf(both, REMAPPED_PAD, 'PA9')).toBe('conflict');
  expect(devicetreeOf(both, REMAPPED_PAD).files).toEqual([]);
});

it('lets PA11 be beside PA9, and either lead of PA9 alone', () => {
  expect(errors({ PA9: 'GPIO_Output', 'PA11 [PA9]': 'GPIO_Input' })).toEqual([]);
  expect(errors({ 'PA9 [PA11]': 'GPIO_Output' })).toEqual([]);
});

it('says of two pads of one lead only that', () => {
  expect(errors({ 'PA11 [PA9]': 'GPIO_Input', 'PA9 [PA11]': 'GPIO_Input' })).toEqual([
    'error PINS-BONDED /pins/PA9 [PA11]',
  ]);
});

it('lets a direct pad serve its converter while the port’s pad is digital, and nothing else of the bit', () => {
  const withSwitch = (pins: Pins) => errors(pins, DIRECT_PAD);
  expect(withSwitch({ PC2: 'SPI2_MISO', PC2_C: 'ADC3_INP0' })).toEqual([]);
  expect(withSwitch({ PC2: 'ADC1_INP12', PC2_C: 'ADC3_INP0' })).toEqual([]);
  for (const digital of ['GPIO_Output', 'GPIO_Analog', 'SPI2_MISO'])
    expect(withSwitch({ PC2: 'GPIO_Input', PC2_C: digital })).toEqual(['error PINS-PORT-BIT /pins/PC2_C']);
  const shared = setShared(on(DIRECT_PAD, { PC2: 'SPI2_MISO', PC2_C: 'ADC3_INP0' }), 'PC2_C', ['ADC3_INN1']);
  expect(said(shared, DIRECT_PAD).filter((one) => one.startsWith('error'))).toEqual([]);
  expect(said(on(DIRECT_PAD, { PC2_C: 'ADC3_INP0' }), DIRECT_PAD)).toContain(
    'info PINS-ANALOG-SWITCH /pins/PC2_C',
  );
});

it('is heeded by the solver: what wants the same bit moves, or is said to have no place', () => {
  const wanted = on(REMAPPED_PAD, { 'PA9 [PA11]': 'GPIO_Output' }, { USART1: 'Asynchronous' });
  const { configuration } = solve(wanted, REMAPPED_PAD);
  expect(errors(signalsOf(configuration!.pins))).toEqual([]);
  expect(Object.keys(configuration!.pins)).toHaveLength(3);

  const locked = { ...wanted, pins: { 'PA9 [PA11]': { signal: 'GPIO_Output', lock: true as const } } };
  const { infeasible, partial } = solve(locked, REMAPPED_PAD);
  expect(infeasible.flatMap(({ signals }) => signals.map(({ signal }) => signal))).toEqual([
    'USART1_TX',
    'GPIO_Output',
  ]);
  expect(partial.pins['PA9']).toBeUndefined();
});

it('is heeded by the alternatives of a signal', () => {
  const held = on(REMAPPED_PAD, { 'PA9 [PA11]': 'GPIO_Output' });
  expect(alternatives(held, REMAPPED_PAD, 'USART1_TX').map(({ pin, holder }) => [pin, holder])).toEqual([
    ['PA9', 'GPIO_Output'],
    ['PA9 [PA11]', 'GPIO_Output'],
  ]);
});

const signalsOf = (pins: Record<string, { signal: string }>): Pins =>
  Object.fromEntries(Object.entries(pins).map(([pin, { signal }]) => [pin, signal]));
