import { describe, expect, it } from 'vitest';
import { F407 } from '../../test/chips/f407.ts';
import { messages, on, said, stateOf } from '../../test/configurations/assigned.ts';
import type { Pins } from '../../test/configurations/assigned.ts';
import { SAMPLE_CHIP } from '../chip/sampleChip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { assign, setClock, setPinSetting } from '../config/edit.ts';
import { newConfiguration } from '../config/newConfiguration.ts';
import { analyse } from './analyse.ts';

describe('states of pins', () => {
  const serial = on(
    F407,
    { PA9: 'USART1_TX', PA10: 'USART1_RX', PA2: 'USART2_TX', PB0: 'GPIO_Input' },
    { USART1: 'Asynchronous' },
  );

  it.each([
    ['PA9', 'mapped'],
    ['PB0', 'mapped'],
    ['PA2', 'pinned'],
    ['PC0', 'free'],
    ['VSS', 'reserved'],
    ['NRST', 'reserved'],
    ['BOOT0', 'reserved'],
  ])('%s is %s', (pin, state) => expect(stateOf(serial, F407, pin)).toBe(state));

  it('are conflicts where a pin takes part in an error', () => {
    const twice = on(F407, { PA9: 'USART1_TX', PB6: 'USART1_TX' });
    expect([stateOf(twice, F407, 'PA9'), stateOf(twice, F407, 'PB6')]).toEqual(['conflict', 'conflict']);
  });

  it('are reserved while an oscillator takes the pin, for a clock from outside the input alone', () => {
    const free = newConfiguration('board', F407);
    const crystal = setClock(free, 'HSEState', 'Crystal');
    const bypass = setClock(free, 'HSEState', 'Bypass');
    const states = (one: PinConfiguration) =>
      ['PH0-OSC_IN', 'PH1-OSC_OUT', 'PC14-OSC32_IN'].map((pin) => stateOf(one, F407, pin));
    expect(states(free)).toEqual(['free', 'free', 'free']);
    expect(states(crystal)).toEqual(['reserved', 'reserved', 'free']);
    expect(states(bypass)).toEqual(['reserved', 'free', 'free']);
  });

  it('give what each pin is set to', () => {
    const { pins } = analyse(setPinSetting(serial, 'PA9', 'GPIO_Mode', 'AlternateFunctionOpenDrain'), F407);
    expect(pins.get('PA9')).toMatchObject({
      route: { alternate: 7 },
      gpioMode: 'AlternateFunctionOpenDrainAndPushPullDefaultPP',
      values: { GPIO_Mode: 'AlternateFunctionOpenDrain', GPIO_Speed: 'Low', GPIO_AF: 7 },
    });
    expect(pins.get('PB0')).toMatchObject({ gpioMode: 'Input', values: { GPIO_Mode: 'Input' } });
  });
});

describe('assignments', () => {
  it.each<[string, Pins, string, RegExp]>([
    ['a pin that the chip has not', { PZ1: 'GPIO_Input' }, 'PINS-UNKNOWN-PIN /pins/PZ1', /no pin PZ1/],
    ['a supply pin', { VDD: 'GPIO_Input' }, 'PINS-NO-SIGNALS /pins/VDD/signal', /Power pin/],
    ['an unknown signal', { PA0: 'FOO_BAR' }, 'PINS-UNKNOWN-SIGNAL /pins/PA3/signal', /no signal FOO_BAR/],
    [
      'a signal of another pin',
      { PA0: 'USART1_TX' },
      'PINS-NOT-OFFERED',
      /PA3 does not offer USART1_TX; PA9 or PB6 do/,
    ],
    ['an unknown function', { PA0: 'GPIO_Blink' }, 'PINS-NOT-OFFERED', /can be GPIO Input, Output, Analog/],
  ])('%s is refused', (_, pins, code, message) => {
    const at = Object.fromEntries(
      Object.entries(pins).map(([pin, signal]) => [pin === 'PA0' ? 'PA3' : pin, signal]),
    );
    const configuration = on(F407, at);
    expect(said(configuration, F407)[0]).toContain(`error ${code}`);
    expect(messages(configuration, F407)[0]).toMatch(message);
    expect(analyse(configuration, F407).isSafe).toBe(false);
  });

  it('of one signal to two pins are refused', () => {
    expect(said(on(F407, { PA9: 'USART1_TX', PB6: 'USART1_TX' }, {}), F407)).toContain(
      'error PINS-SIGNAL-TWICE /pins/PB6/signal',
    );
  });

  it('of signals that no enabled mode uses warn', () => {
    expect(said(on(F407, { PA9: 'USART1_TX' }), F407)).toEqual(['warning PINS-UNUSED /pins/PA9/signal']);
    const receiver = on(F407, { PA9: 'USART1_TX', PA10: 'USART1_RX' }, { USART1: 'Asynchronous' });
    expect(said(receiver, F407)).toEqual([]);
  });

  it('say what a mode misses, and what no pin of the chip offers', () => {
    expect(messages(on(F407, { PA9: 'USART1_TX' }, { USART1: 'Asynchronous' }), F407)).toEqual([
      'USART1_RX has no pin, which USART1 needs in mode Asynchronous: put it on PA10 or PB7',
    ]);
    const sample = on(SAMPLE_CHIP, {}, { SPI1: 'Full_Duplex_Master' });
    expect(messages(sample, SAMPLE_CHIP)[0]).toMatch(/^no pin of this chip offers SPI1_SCK/);
    expect(said(sample, SAMPLE_CHIP)).toEqual(Array(3).fill('error PINS-NO-PIN /peripherals/SPI1/mode'));
  });
});

describe('signals that a mode adds', () => {
  const signalsOf = (instance: string, mode: string, parameters: Record<string, string> = {}) => {
    const configuration = on(F407, {}, { [instance]: mode });
    configuration.peripherals[instance] = { mode, parameters };
    return [...analyse(configuration, F407).peripherals.get(instance)!.signals.keys()].map((name) =>
      name.slice(instance.length + 1),
    );
  };

  it.each<[string, string, Record<string, string>, string[]]>([
    ['USART1', 'Asynchronous', {}, ['TX', 'RX']],
    ['USART1', 'Synchronous', {}, ['TX', 'RX', 'CK']],
    ['USART1', 'Disable', {}, []],
    ['USART1', 'Asynchronous', { HwFlowCtl: 'RTS Only' }, ['TX', 'RX', 'RTS']],
    ['USART1', 'Asynchronous', { HwFlowCtl: 'CTS Only' }, ['TX', 'RX', 'CTS']],
    ['USART1', 'Asynchronous', { HwFlowCtl: 'RTS/CTS' }, ['TX', 'RX', 'RTS', 'CTS']],
    ['USART1', 'Asynchronous', { Mode: 'Transmit Only' }, ['TX']],
    ['UART4', 'Asynchronous', { Mode: 'Receive Only' }, ['RX']],
    ['SPI1', 'Full_Duplex_Master', {}, ['SCK', 'MISO', 'MOSI']],
    ['SPI1', 'Full_Duplex_Slave', { NSS: 'Input Hardware' }, ['SCK', 'MISO', 'MOSI', 'NSS']],
    ['SPI1', 'Full_Duplex_Master', { NSS: 'Output Hardware' }, ['SCK', 'MISO', 'MOSI', 'NSS']],
    ['SPI1', 'Simplex_Bidirectional_Master', {}, ['SCK', 'MISO']],
  ])('%s %s %j', (instance, mode, parameters, signals) => {
    expect(signalsOf(instance, mode, parameters)).toEqual(signals);
  });
});

describe('pins that are better left alone', () => {
  it.each([
    ['PA13', 'PINS-DEBUG-PIN', /SWDIO.*the debugger cannot attach/],
    ['PB2', 'PINS-BOOT-PIN', /BOOT1/],
    ['PH0-OSC_IN', 'PINS-OSCILLATOR-PIN', /no crystal/],
  ])('%s warns when it is taken', (pin, code, message) => {
    const configuration = on(F407, { [pin]: 'GPIO_Output' });
    expect(said(configuration, F407)).toEqual([`warning ${code} /pins/${pin}`]);
    expect(messages(configuration, F407)[0]).toMatch(message);
  });

  it('may keep their role', () => {
    expect(said(on(F407, { PA13: 'SYS_JTMS-SWDIO' }), F407)).toEqual([]);
    expect(stateOf(on(F407, { PA13: 'SYS_JTMS-SWDIO' }), F407, 'PA13')).toBe('mapped');
  });

  it('are an error while their oscillator is on', () => {
    const configuration = setClock(on(F407, { 'PH0-OSC_IN': 'GPIO_Output' }), 'HSEState', 'Crystal');
    expect(said(configuration, F407)).toContain('error PINS-OSCILLATOR-ON /pins/PH0-OSC_IN');
  });
});

it('finds nothing wrong with an empty configuration', () => {
  expect(said(newConfiguration('board', F407), F407)).toEqual([]);
  expect(said(assign(newConfiguration('board', SAMPLE_CHIP), 'PA3', 'GPIO_Input'), SAMPLE_CHIP)).toEqual([]);
});
