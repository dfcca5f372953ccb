import { expect, it } from 'vitest';
import type { Chip, ChipPin } from './chip.ts';
import { roleFactOf, roleOf } from './roles.ts';
import { SAMPLE_CHIP } from './sampleChip.ts';

function rolesOf(chip: Chip): Record<string, string> {
  return Object.fromEntries(
    chip.pins.map((pin) => [pin.name, roleOf(chip, pin) ?? '']).filter(([, role]) => role !== ''),
  );
}

function chipOf(family: string, pins: Partial<ChipPin>[]): Chip {
  const whole = pins.map((pin) => ({ name: '', position: '1', type: 'I/O' as const, signals: [], ...pin }));
  return { ...SAMPLE_CHIP, family, pins: whole };
}

it('warns of the boot, debug, oscillator and reset pins of the sample chip (RM0090 2.4, 8.3.1, 8.3.13, 8.3.14)', () => {
  expect(rolesOf(SAMPLE_CHIP)).toEqual({
    PA13: 'debug',
    PA14: 'debug',
    PA15: 'debug',
    PB2: 'boot',
    PB3: 'debug',
    PB4: 'debug',
    'PC14-OSC32_IN': 'oscillator',
    'PC15-OSC32_OUT': 'oscillator',
    'PH0-OSC_IN': 'oscillator',
    'PH1-OSC_OUT': 'oscillator',
    NRST: 'reset',
  });
});

it('knows PB2 as BOOT1 only where it is sampled at reset', () => {
  const pb2 = { name: 'PB2', port: 'B', number: 2 };
  const families = ['STM32F1', 'STM32F2', 'STM32F4', 'STM32F7', 'STM32G4', 'STM32H7'];
  const boot = families.filter((family) => rolesOf(chipOf(family, [pb2])).PB2 === 'boot');
  expect(boot).toEqual(['STM32F1', 'STM32F2', 'STM32F4']);
});

it('follows the names of the debug signals where the maker gives them', () => {
  const chip = chipOf('STM32G0', [
    { name: 'PA13', port: 'A', number: 13, signals: [{ name: 'SYS_SWDIO' }] },
    { name: 'PA14-BOOT0', port: 'A', number: 14, signals: [{ name: 'SYS_SWCLK' }] },
    { name: 'PB3', port: 'B', number: 3, signals: [{ name: 'SPI1_SCK' }] },
  ]);
  expect(rolesOf(chip)).toEqual({ PA13: 'debug', 'PA14-BOOT0': 'debug' });
  const {
    about: { message },
  } = roleFactOf(chip, chip.pins[1]!)!;
  expect(message).toMatch(/SWCLK: once it is taken, the debugger cannot attach/);
  expect(message).toMatch(/BOOT0: its level at reset/);
});
