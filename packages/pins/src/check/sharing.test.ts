import { describe, expect, it } from 'vitest';
import { F407 } from '../../test/chips/f407.ts';
import { chipOf, pinOf } from '../../test/chips/small.ts';
import { on, said } from '../../test/configurations/assigned.ts';
import type { Pins } from '../../test/configurations/assigned.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { setInterrupt, setPinSetting, setShared } from '../config/edit.ts';
import { analyse } from './analyse.ts';

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
