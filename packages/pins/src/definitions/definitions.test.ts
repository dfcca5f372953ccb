import { describe, expect, it } from 'vitest';
import { F407 } from '../../test/chips/f407.ts';
import { SAMPLE_CHIP } from '../chip/sampleChip.ts';
import { formatBitRate } from './bitRate.ts';
import { PeripheralDefinition } from './definition.ts';
import { DEFINITIONS, definitionOf, versionLabel } from './definitions.ts';
import { allOptions } from './values.ts';

const named = (name: string) => DEFINITIONS.find((one) => one.name === name)!;
const parameter = (definition: string, name: string) =>
  named(definition).parameters.find((one) => one.name === name)!;

/** The specification, 3.1, by hand: options (or range) and default of each parameter. */
const SPECIFICATION: Record<
  string,
  Record<string, [options: readonly (string | number)[], standard: string | number]>
> = {
  SPI: {
    DataSize: [[8, 16], 8],
    FirstBit: [['MSB', 'LSB'], 'MSB'],
    BaudRatePrescaler: [[2, 4, 8, 16, 32, 64, 128, 256], 2],
    CalculateBaudRate: [[], '8.0 MBits/s'],
    CLKPolarity: [['Low', 'High'], 'Low'],
    CLKPhase: [['1 Edge', '2 Edge'], '1 Edge'],
    NSS: [['Software'], 'Software'],
  },
  USART: {
    BaudRate: [[], 115200],
    WordLength: [[8, 9], 8],
    Parity: [['None', 'Even', 'Odd'], 'None'],
    StopBits: [[1, 2, 0.5, 1.5], 1],
    HwFlowCtl: [['None', 'RTS Only', 'CTS Only', 'RTS/CTS'], 'None'],
    Mode: [['Receive and Transmit', 'Receive Only', 'Transmit Only'], 'Receive and Transmit'],
    OverSampling: [[16, 8], 16],
    CLKPolarity: [['Low', 'High'], 'Low'],
    CLKPhase: [['One Edge', 'Two Edge'], 'One Edge'],
    CLKLastBit: [['Disable', 'Enable'], 'Disable'],
  },
};

describe.each(Object.entries(SPECIFICATION))('%s of the specification', (name, parameters) => {
  it('has these parameters, options and defaults, in this order', () => {
    const own = named(name).parameters.map((one) => [
      one.name,
      [(one.options ?? []).map(({ value }) => value), one.default],
    ]);
    expect(own).toEqual(Object.entries(parameters));
  });

  it('shows all parameters but the hidden one, and lets only the derived one not be edited', () => {
    const { parameters: all } = named(name);
    expect(all.filter(({ visible }) => !visible).map((one) => one.name)).toEqual(
      name === 'USART' ? ['HwFlowCtl'] : [],
    );
    expect(all.filter(({ readOnly }) => readOnly).map((one) => one.name)).toEqual(
      name === 'SPI' ? ['CalculateBaudRate'] : [],
    );
  });
});

describe('definitions of the specification', () => {
  it('have its modes, labels and init methods', () => {
    const modes = (name: string) =>
      named(name).modes.map((mode) => [mode.name, mode.label, mode.initMethod, mode.lines]);
    expect(modes('SPI')).toEqual([
      ['Full_Duplex_Master', 'Full-Duplex Master', 'Spi_Init', 2],
      ['Full_Duplex_Slave', 'Full-Duplex Slave', 'Spi_Init', 2],
      ['Simplex_Bidirectional_Master', 'Half-Duplex Slave', 'Spi_Init', 1],
    ]);
    expect(modes('USART')).toEqual([
      ['Asynchronous', 'Asynchronous', 'Uart_Init', undefined],
      ['Synchronous', 'Synchronous', 'Usart_Init', undefined],
    ]);
  });

  it('have its signals with their kinds of pins', () => {
    const signals = (name: string) =>
      Object.fromEntries(named(name).signals.map((one) => [one.name, one.gpioModes]));
    const pushPull = ['AlternateFunctionPushPull'];
    const either = ['AlternateFunctionOpenDrainAndPushPullDefaultPP'];
    expect(signals('SPI')).toEqual({ MISO: pushPull, MOSI: pushPull, SCK: pushPull, NSS: pushPull });
    expect(signals('USART')).toEqual({ TX: either, RX: either, RTS: pushPull, CTS: pushPull, CK: pushPull });
  });

  it('have its ranges and units', () => {
    expect(parameter('USART', 'BaudRate')).toMatchObject({ type: 'integer', min: 110, max: 10_500_000 });
    expect(parameter('SPI', 'CalculateBaudRate')).toMatchObject({
      type: 'string',
      unit: 'Bits/s',
      min: 0,
      max: 16_000_000,
    });
  });

  it('offer NSS in hardware in the pin tool', () => {
    const values = allOptions(parameter('SPI', 'NSS')).map(({ value }) => value);
    expect(values).toEqual(['Software', 'Input Hardware', 'Output Hardware']);
  });

  it('have GPIO with its modes and parameters', () => {
    const { modes, parameters } = named('GPIO');
    expect(modes.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        ...['Input', 'Output', 'AlternateFunctionPushPull', 'AlternateFunctionOpenDrainAndPushPullDefaultPP'],
        ...['Analog', 'EVENTOUT', 'EXTI'],
      ]),
    );
    const lists = Object.fromEntries(
      parameters.map((one) => [one.name, [one.options?.map(({ label }) => label), one.default, one.visible]]),
    );
    expect(lists).toMatchObject({
      PinState: [['Low', 'High'], 'Low', true],
      GPIO_PullupPulldown: [['No pull-up and no pull-down', 'Pull-up', 'Pull-down'], 'None', true],
      GPIO_Speed: [['Low', 'Medium', 'High', 'Very High'], 'Low', true],
      GPIO_AF: [undefined, 0, false],
    });
    expect(Object.keys(lists)).toEqual(
      expect.arrayContaining(['GPIO_Mode', 'GPIO_PuPd', 'GPIO_ModeDefaultPP']),
    );
  });

  it('have version labels with the letters of the family', () => {
    expect(versionLabel(named('SPI'), F407)).toBe('SPI_STM32F1xx_V1_0');
    expect(versionLabel(named('USART'), SAMPLE_CHIP)).toBe('USART_Sample1xx_V1_0');
    expect(versionLabel(named('GPIO'), F407)).toBe('GPIO_STM32F1xx_V1_0');
  });
});

describe('every definition', () => {
  it.each(DEFINITIONS.map((one) => [one.name, one] as const))('%s is whole in itself', (_, definition) => {
    expect(PeripheralDefinition.parse(definition)).toEqual(definition);
    const modes = new Set(definition.modes.map(({ name }) => name));
    const methods = new Set(
      definition.modes.map(({ initMethod }) => initMethod).filter((name) => name !== ''),
    );
    expect(new Set(Object.keys(definition.initMethods))).toEqual(methods);
    const gpioModes = named('GPIO').modes.map(({ name }) => name);
    for (const { gpioModes: own } of definition.signals)
      expect(gpioModes).toEqual(expect.arrayContaining(own));
    for (const mode of definition.modes) {
      const signals = definition.signals.map(({ name }) => name);
      expect(signals).toEqual(expect.arrayContaining(mode.signals.map(({ name }) => name)));
    }
    for (const one of definition.parameters) {
      const named = [...(one.modes ?? []), ...allOptions(one).flatMap((option) => option.modes ?? [])];
      expect(named.filter((mode) => !modes.has(mode))).toEqual([]);
      if (one.type === 'list' && one.options) {
        expect(one.options.map(({ value }) => value)).toContain(one.default);
      }
      // Whatever has a field in C has a constant for every option of the method.
      for (const method of Object.keys(one.field ?? {})) {
        const offered = allOptions(one).filter(
          (option) =>
            !option.modes ||
            definition.modes.some((mode) => mode.initMethod === method && option.modes!.includes(mode.name)),
        );
        if (definition.name !== 'GPIO') {
          expect(offered.filter((option) => option.macro?.[method] === undefined)).toEqual([]);
        }
      }
    }
  });

  it('describes the instances of its IPs', () => {
    expect(definitionOf(F407, 'USART2')?.name).toBe('USART');
    expect(definitionOf(F407, 'UART4')?.name).toBe('UART');
    expect(definitionOf(F407, 'RCC')).toBeUndefined();
    expect(definitionOf({ ...F407, family: 'STM32G0' }, 'I2C1')).toBeUndefined();
  });
});

describe('rates', () => {
  it.each([
    [0, '0.0 Bits/s'],
    [999, '999.0 Bits/s'],
    [1000, '1.0 KBits/s'],
    [164_062.5, '164.0625 KBits/s'],
    [8e6, '8.0 MBits/s'],
    [2.5e9, '2.5 GBits/s'],
    [1e12, '1.0 TBits/s'],
    [1e15, '1.0 PBits/s'],
    [4e18, '4000.0 PBits/s'],
  ])('%d is %s', (rate, text) => expect(formatBitRate(rate)).toBe(text));
});
