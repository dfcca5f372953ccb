import { expect, it } from 'vitest';
import { F407 } from '../../../test/chips/f407.ts';
import { analyse } from '../../check/analyse.ts';
import type { Analysis } from '../../check/analysis.ts';
import type { Chip } from '../../chip/chip.ts';
import type { PinConfiguration } from '../../config/configuration.ts';
import { newConfiguration } from '../../config/newConfiguration.ts';
import { generatePins } from '../generatePins.ts';
import { portPins } from './portPins.ts';

// ST's file of GPIO modes for the STM32F417 names this function for the pins of the oscillators.
const routes = [{ alternate: 0, macro: 'GPIO_AF0_TRACE' }];
const chip: Chip = {
  ...F407,
  pins: F407.pins.map((pin) => ({
    ...pin,
    signals: pin.signals.map((signal) =>
      signal.name.startsWith('RCC_OSC') ? { ...signal, routes } : signal,
    ),
  })),
};
const oscillators = chip.pins.flatMap(({ name, signals }) =>
  signals.filter((signal) => signal.name.startsWith('RCC_OSC')).map((signal) => [name, signal.name] as const),
);
const configuration: PinConfiguration = {
  ...newConfiguration('board', chip),
  clocks: { HSEState: 'Crystal', LSEState: 'Crystal' },
  peripherals: { USART1: { mode: 'Asynchronous' } },
  pins: {
    PB6: { signal: 'USART1_TX' },
    PB7: { signal: 'USART1_RX' },
    ...Object.fromEntries(oscillators.map(([pin, signal]) => [pin, { signal }])),
  },
};

it('the oscillators of the chip have four pins', () => {
  expect(oscillators).toHaveLength(4);
});

it('no file sets a pin of an oscillator up, though data name an alternate function', () => {
  const { files } = generatePins(configuration, chip);
  expect(files.length).toBeGreaterThan(10);
  for (const { path, text } of files) expect(text, path).not.toMatch(/GPIO_AF0_TRACE|RCC_OSC\d*_(?:IN|OUT)/);
});

it('nor would a peripheral that needs its signals', () => {
  const analysis = analyse(configuration, chip);
  const usart = analysis.peripherals.get('USART1')!;
  const signals = new Map([...usart.signals, ...oscillators.map(([pin, signal]) => [signal, pin] as const)]);
  const wider: Analysis = { ...analysis, peripherals: new Map([['USART1', { ...usart, signals }]]) };
  expect(portPins(wider).map(({ name }) => name)).toEqual(['PB6', 'PB7']);
});
