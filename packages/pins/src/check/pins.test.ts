import { describe, expect, it } from 'vitest';
import { F407 } from '../../test/chips/f407.ts';
import { chipOf, pinOf } from '../../test/chips/small.ts';
import type { Chip } from '../chip/chip.ts';
import { SAMPLE_CHIP } from '../chip/sampleChip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import {
  assign,
  setClock,
  setInterrupt,
  setLabel,
  setMode,
  setPinSetting,
  setShared,
} from '../config/edit.ts';
import { newConfiguration } from '../config/newConfiguration.ts';
import { analyse } from './analyse.ts';

type Pins = Record<string, string>;

function on(chip: Chip, pins: Pins, modes: Pins = {}): PinConfiguration {
  let configuration = newConfiguration('board', chip);
  for (const [instance, mode] of Object.entries(modes))
    configuration = setMode(configuration, instance, mode);
  return {
    ...configuration,
    pins: Object.fromEntries(Object.entries(pins).map(([pin, signal]) => [pin, { signal }])),
  };
}

/** Severity, code and pointer of what is said, without what is not about pins. */
function said(configuration: PinConfiguration, chip: Chip): string[] {
  return analyse(configuration, chip)
    .diagnostics.filter(({ code }) => code !== 'PINS-CLOCK-NONE')
    .map(
      ({ severity, code, place }) => `${severity} ${code} ${place?.kind === 'document' ? place.pointer : ''}`,
    );
}

const messages = (configuration: PinConfiguration, chip: Chip) =>
  analyse(configuration, chip).diagnostics.map(({ message }) => message);
const stateOf = (configuration: PinConfiguration, chip: Chip, pin: string) =>
  analyse(configuration, chip).pins.get(pin)?.state;

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

describe('shared use', () => {
  const chip = chipOf(
    ['ADC1', 'ADC2', 'USART1', 'SPI2', 'I2S2'],
    [
      pinOf('PA3', ['ADC1_IN3', 'ADC2_IN3', { name: 'USART1_TX', routes: [{ alternate: 7 }] }]),
      pinOf('PB12', ['SPI2_NSS', 'I2S2_WS']),
      pinOf('PB13', [{ name: 'SPI2_SCK', routes: [{}] }, 'I2S2_CK']),
      pinOf('PB14', ['SPI2_MISO']),
      pinOf('PB15', ['SPI2_MOSI']),
      pinOf('PA11', [], 'C1'),
      pinOf('PA9', [], 'C1'),
    ],
  );
  const errors = (configuration: PinConfiguration) =>
    said(configuration, chip).filter((one) => one.startsWith('error'));

  it('lets converters measure one voltage, and nothing else', () => {
    const one = on(chip, { PA3: 'ADC1_IN3' });
    expect(errors(setShared(one, 'PA3', ['ADC2_IN3']))).toEqual([]);
    expect(errors(setShared(one, 'PA3', ['USART1_TX']))).toEqual(['error PINS-SHARED /pins/PA3/shared']);
    expect(errors(setShared(one, 'PA3', ['ADC2_IN4']))).toEqual(['error PINS-SHARED /pins/PA3/shared']);
  });

  it('lets one of two bonded pads be used', () => {
    expect(errors(on(chip, { PA11: 'GPIO_Input' }))).toEqual([]);
    expect(errors(on(chip, { PA11: 'GPIO_Input', PA9: 'GPIO_Input' }))).toEqual([
      'error PINS-BONDED /pins/PA9',
    ]);
  });

  it('knows SPI and I2S of a number as one block', () => {
    const spi = { PB13: 'SPI2_SCK', PB14: 'SPI2_MISO', PB15: 'SPI2_MOSI' };
    expect(errors(on(chip, spi, { SPI2: 'Full_Duplex_Slave' }))).toEqual([]);
    expect(errors(on(chip, { ...spi, PB12: 'I2S2_WS' }, { SPI2: 'Full_Duplex_Slave' }))).toEqual([
      'error PINS-ONE-BLOCK /pins/PB12',
    ]);
  });

  it('knows CAN and USB of an STM32F103 as one memory', () => {
    const f103 = chipOf(['CAN', 'USB'], [pinOf('PA11', ['CAN_RX', 'USB_DM']), pinOf('PB9', ['CAN_TX'])]);
    const both = on(f103, { PA11: 'USB_DM', PB9: 'CAN_TX' });
    expect(said(both, f103)).toContain('error PINS-ONE-BLOCK /pins/PA11');
    expect(said(both, { ...f103, family: 'STM32F4' }).filter((one) => one.startsWith('error'))).toEqual([]);
  });
});

describe('remapped peripherals', () => {
  const by = (name: string, ...remaps: string[]) => ({ name, routes: remaps.map((remap) => ({ remap })) });
  const chip = chipOf(
    ['USART1', 'USART3'],
    [
      pinOf('PA9', [by('USART1_TX', 'USART1_REMAP0')]),
      pinOf('PA10', [by('USART1_RX', 'USART1_REMAP0')]),
      pinOf('PB6', [by('USART1_TX', 'USART1_REMAP1')]),
      pinOf('PB7', [by('USART1_RX', 'USART1_REMAP1')]),
      pinOf('PB10', [by('USART3_TX', 'USART3_REMAP0')]),
      pinOf('PC11', [by('USART3_RX', 'USART3_REMAP1', 'USART3_REMAP0')]),
    ],
  );

  it('have one remapping for all their signals', () => {
    const mode = { USART1: 'Asynchronous' };
    expect(said(on(chip, { PA9: 'USART1_TX', PA10: 'USART1_RX' }, mode), chip)).toEqual([]);
    expect(said(on(chip, { PA9: 'USART1_TX', PB7: 'USART1_RX' }, mode), chip)).toEqual([
      'error PINS-REMAP /pins/PA9/signal',
    ]);
  });

  it('take of several ways the one that fits the others', () => {
    const { pins } = analyse(
      on(chip, { PB10: 'USART3_TX', PC11: 'USART3_RX' }, { USART3: 'Asynchronous' }),
      chip,
    );
    expect(pins.get('PC11')?.route).toEqual({ remap: 'USART3_REMAP0' });
  });
});

describe('external interrupts', () => {
  const withVector = (pins: Pins, vector: string) => setInterrupt(on(F407, pins), vector, 5);

  it('listen on each line to one port', () => {
    const two = withVector({ PC0: 'GPIO_EXTI', PD0: 'GPIO_EXTI' }, 'EXTI0');
    expect(said(two, F407)).toEqual(['error PINS-EXTI-LINE /pins/PD0/signal']);
    expect(said(withVector({ PC0: 'GPIO_EXTI', PD0: 'GPIO_Input' }, 'EXTI0'), F407)).toEqual([]);
    expect(
      said(setInterrupt(withVector({ PC0: 'GPIO_EXTI', PD1: 'GPIO_EXTI' }, 'EXTI0'), 'EXTI1', 1), F407),
    ).toEqual([]);
  });

  it.each([
    ['PC4', 'EXTI4'],
    ['PC5', 'EXTI9_5'],
    ['PC9', 'EXTI9_5'],
    ['PC10', 'EXTI15_10'],
  ])('of %s want vector %s', (pin, vector) => {
    expect(said(withVector({ [pin]: 'GPIO_EXTI' }, vector), F407)).toEqual([]);
    expect(said(on(F407, { [pin]: 'GPIO_EXTI' }), F407)).toEqual([
      `warning PINS-EXTI-OFF /pins/${pin}/settings/GPIO_Mode`,
    ]);
  });

  it('need no vector for events, and a vector without a pin is idle', () => {
    const event = setPinSetting(on(F407, { PC4: 'GPIO_EXTI' }), 'PC4', 'GPIO_Mode', 'EventRising');
    expect(said(event, F407)).toEqual([]);
    expect(said(withVector({}, 'EXTI4'), F407)).toEqual(['warning PINS-EXTI-IDLE /peripherals/EXTI4']);
  });
});

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
    ['A'.repeat(22), /longer than 21/],
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

it('finds nothing wrong with an empty configuration', () => {
  expect(said(newConfiguration('board', F407), F407)).toEqual([]);
  expect(said(assign(newConfiguration('board', SAMPLE_CHIP), 'PA3', 'GPIO_Input'), SAMPLE_CHIP)).toEqual([]);
});
