import { describe, expect, it } from 'vitest';
import { F407 } from '../../test/chips/f407.ts';
import type { Chip } from '../chip/chip.ts';
import { SAMPLE_CHIP } from '../chip/sampleChip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { setClock, setMode, setParameter } from '../config/edit.ts';
import { newConfiguration } from '../config/newConfiguration.ts';
import type { Value } from '../definitions/definition.ts';
import { analyse } from './analyse.ts';
import { usartTolerance } from './tolerance.ts';

type Values = Record<string, Value>;

const empty = newConfiguration('board', F407);

function having(instance: string, mode: string, parameters: Values = {}, from = empty): PinConfiguration {
  return Object.entries(parameters).reduce(
    (configuration, [name, value]) => setParameter(configuration, instance, name, value),
    setMode(from, instance, mode),
  );
}

/** What is said of peripherals, without missing pins. */
function said(configuration: PinConfiguration, chip: Chip = F407) {
  return analyse(configuration, chip).diagnostics.filter(
    ({ code }) => code !== 'PINS-UNPLACED' && code !== 'PINS-NO-PIN',
  );
}

const codes = (configuration: PinConfiguration, chip?: Chip) =>
  said(configuration, chip).map(({ severity, code }) => `${severity} ${code}`);

describe('baud rates', () => {
  it.each<[Value, string]>([
    [109, 'BaudRate 109 is below the least, 110: enter a whole number from 110 to 10500000 Bits/s'],
    [10_500_001, 'BaudRate 10500001 is above the most, 10500000'],
    [115_200.5, 'BaudRate 115200.5 is not a whole number'],
    ['fast', 'BaudRate "fast" is not a number'],
    [NaN, 'is not a whole number'],
  ])('%s is refused with the reason', (baud, message) => {
    const [problem, ...others] = said(having('USART1', 'Asynchronous', { BaudRate: baud }));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      severity: 'error',
      code: 'PINS-RANGE',
      place: { pointer: '/peripherals/USART1/parameters/BaudRate', instance: 'USART1' },
    });
    expect(problem!.message).toContain(message);
  });

  it.each([
    [109, 110],
    [10_500_001, 10_500_000],
    [115_200.5, 115_201],
  ])('%d has a fix: %d', (baud, value) => {
    expect(said(having('USART1', 'Asynchronous', { BaudRate: baud }))[0]!.fix!.edits).toEqual([
      { pointer: '/peripherals/USART1/parameters/BaudRate', value },
    ]);
  });

  it('must be reached with the real clock: 16 MHz / 16 is 1 Mbit/s, / 8 is 2 Mbit/s', () => {
    expect(codes(having('USART1', 'Asynchronous', { BaudRate: 1_000_000 }))).toEqual([]);
    expect(codes(having('USART1', 'Asynchronous', { BaudRate: 1_000_001 }))).toEqual([
      'error PINS-BAUD-REACH',
    ]);
    expect(codes(having('USART1', 'Asynchronous', { BaudRate: 2_000_000, OverSampling: 8 }))).toEqual([]);
    // The lowest: USARTDIV just under 4096; 16 MHz / 65535 is 244.14 bit/s.
    expect(codes(having('USART1', 'Asynchronous', { BaudRate: 244 }))).toEqual(['error PINS-BAUD-REACH']);
    expect(codes(having('USART1', 'Asynchronous', { BaudRate: 245 }))).toEqual([]);
  });

  it('warn beyond half of what a receiver bears, and are refused beyond all of it', () => {
    // 16 MHz / 17 is 941176 bit/s, 2.12 % over 921600, of 3.33 % that are borne.
    expect(codes(having('USART1', 'Asynchronous', { BaudRate: 921_600 }))).toEqual([
      'warning PINS-BAUD-ERROR',
    ]);
    // 16 MHz / 8 is 2000000 bit/s, 5.26 % over 1900000; 16 MHz / 9 lies farther away.
    const far = having('USART1', 'Asynchronous', { BaudRate: 1_900_000, OverSampling: 8 });
    expect(codes(far)).toEqual(['error PINS-BAUD-ERROR']);
    expect(codes(having('USART1', 'Asynchronous', { BaudRate: 115_200 }))).toEqual([]);
  });

  it('follow the clock tree', () => {
    const slow = setClock(having('USART1', 'Asynchronous', { BaudRate: 1_000_000 }), 'APB2Prescaler', 2);
    expect(codes(slow)).toEqual(['error PINS-BAUD-REACH']);
  });

  it('have the tolerances of RM0090, 30.3.5', () => {
    expect(usartTolerance(8, 16, false)).toBe(3.75);
    expect(usartTolerance(8, 8, true)).toBe(2);
    expect(usartTolerance(9, 16, true)).toBe(3.03);
    expect(usartTolerance(9, 8, false)).toBe(2.27);
  });
});

describe('SPI rates', () => {
  const rate = (configuration: PinConfiguration, chip: Chip = F407) =>
    analyse(configuration, chip).peripherals.get('SPI1')!.values['CalculateBaudRate'];

  it.each([
    [2, '8.0 MBits/s'],
    [4, '4.0 MBits/s'],
    [16, '1.0 MBits/s'],
    [32, '500.0 KBits/s'],
    [256, '62.5 KBits/s'],
  ])('of prescaler %d at 16 MHz are %s', (divisor, text) => {
    expect(rate(having('SPI1', 'Full_Duplex_Master', { BaudRatePrescaler: divisor }))).toBe(text);
  });

  it('are bound by the definition on the sample chip and by the data sheet on a real one', () => {
    const settings: Values = {
      ...{ PLLState: 'On', PLLM: 8, PLLN: 168, PLLP: 2, PLLQ: 7, SYSCLKSource: 'PLLCLK' },
      ...{ APB1Prescaler: 4, APB2Prescaler: 2 },
    };
    const fast = (chip: Chip) =>
      Object.entries(settings).reduce(
        (configuration, [name, value]) => setClock(configuration, name, value),
        having('SPI1', 'Full_Duplex_Master', {}, newConfiguration('board', chip)),
      );
    expect(rate(fast(F407))).toBe('42.0 MBits/s');
    expect(codes(fast(F407))).toEqual([]);
    expect(codes(fast(SAMPLE_CHIP), SAMPLE_CHIP)).toEqual(['error PINS-RATE']);
    expect(codes(setParameter(fast(SAMPLE_CHIP), 'SPI1', 'BaudRatePrescaler', 8), SAMPLE_CHIP)).toEqual([]);
  });
});

describe('parameters', () => {
  it.each<[string, string, Values, string[], RegExp]>([
    [
      'USART1',
      'Asynchronous',
      { StopBits: 1.5 },
      ['error PINS-OPTION'],
      /asynchronous line has 1 or 2 stop bits/,
    ],
    ['USART1', 'Synchronous', { StopBits: 1.5 }, ['info PINS-COMBINATION'], /smartcards/],
    ['UART4', 'Asynchronous', { StopBits: 0.5 }, ['error PINS-OPTION'], /UART4.*1 or 2 stop bits/],
    ['USART1', 'Asynchronous', { WordLength: 7 }, ['error PINS-OPTION'], /choose 8 or 9/],
    ['USART1', 'Asynchronous', { Parity: 'Even' }, ['info PINS-COMBINATION'], /7 data bits/],
    ['USART1', 'Asynchronous', { Parity: 'Even', WordLength: 9 }, [], /^$/],
    ['USART1', 'Synchronous', { Mode: 'Receive Only' }, ['error PINS-COMBINATION'], /clock runs only while/],
    ['USART1', 'Asynchronous', { Mode: 'Receive Only' }, [], /^$/],
    ['USART1', 'Asynchronous', { Colour: 'red' }, ['error PINS-UNKNOWN-PARAMETER'], /no parameter Colour/],
    ['SPI1', 'Full_Duplex_Master', { CalculateBaudRate: '1 Bits/s' }, ['error PINS-READ-ONLY'], /worked out/],
    [
      'SPI1',
      'Full_Duplex_Slave',
      { NSS: 'Output Hardware' },
      ['error PINS-OPTION'],
      /only a master drives NSS/,
    ],
    ['SPI1', 'Full_Duplex_Master', { NSS: 'Output Hardware' }, [], /^$/],
    ['SPI1', 'Full_Duplex_Master', { BaudRatePrescaler: 3 }, ['error PINS-OPTION'], /choose 2, 4, 8/],
    ['I2C1', 'Master', { ClockSpeed: 400_000 }, [], /^$/],
    ['I2C1', 'Master', { ClockSpeed: 400_001 }, ['error PINS-RANGE'], /above the most, 400000/],
    // 16 MHz / (2 × 4095) is 1953.6.
    ['I2C1', 'Master', { ClockSpeed: 1953 }, ['error PINS-I2C-SPEED'], /at least 1954/],
    ['I2C1', 'Master', { ClockSpeed: 1954 }, [], /^$/],
    // 16 MHz / 1 / (1 + 6 + 1) is 2 Mbit/s.
    ['CAN1', 'Activated', { Prescaler: 1 }, ['error PINS-RATE'], /2\.0 MBits\/s/],
    ['CAN1', 'Activated', { Prescaler: 2 }, [], /^$/],
  ])('%s %s %j', (instance, mode, parameters, expected, message) => {
    const configuration = having(instance, mode, parameters);
    expect(codes(configuration)).toEqual(expected);
    expect(said(configuration)[0]?.message ?? '').toMatch(message);
  });

  it('of a disabled peripheral are still checked, and those of another mode are kept', () => {
    expect(codes(having('USART1', 'Disable', { BaudRate: 5 }))).toEqual(['error PINS-RANGE']);
    expect(codes(having('USART1', 'Synchronous', { OverSampling: 16 }))).toEqual([]);
    expect(
      analyse(having('USART1', 'Synchronous'), F407).peripherals.get('USART1')!.values['OverSampling'],
    ).toBe(8);
  });
});

describe('peripherals', () => {
  it.each([
    ['USART9', 'Asynchronous', 'error PINS-UNKNOWN-PERIPHERAL'],
    ['USART1', 'Telepathic', 'error PINS-UNKNOWN-MODE'],
    ['RCC', 'On', 'error PINS-UNKNOWN-MODE'],
    ['GPIO', 'Input', 'error PINS-UNKNOWN-MODE'],
    ['EXTI0', 'Asynchronous', 'error PINS-EXTI-MODE'],
  ])('%s in mode %s is refused', (instance, mode, code) => {
    expect(codes(setMode(empty, instance, mode))[0]).toBe(code);
  });

  it('name the modes that there are, with their labels', () => {
    const [problem] = said(setMode(empty, 'SPI1', 'Master'));
    expect(problem!.message).toContain('Simplex_Bidirectional_Master (Half-Duplex Slave)');
  });

  it('have flash of a size that the chip has', () => {
    expect(codes({ ...empty, code: { flash: 1024 } })).toEqual([]);
    expect(codes({ ...empty, code: { flash: 512 } })).toEqual(['error PINS-FLASH-SIZE']);
  });
});
