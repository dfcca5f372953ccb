import { describe, expect, it } from 'vitest';
import { clockSetupOf, clocksOf, kernelClockOf, kernelNodeOf, spiMaximumOf } from './index.ts';
import { CLOCK_TREES } from './clockTrees.ts';

const MHZ = 1_000_000;
const F407 = { clockTree: 'STM32F4_F405-F407-F415-F417', voltage: { min: 1.8, max: 3.6 }, frequency: 168 };
const chipOf = (clockTree: string, frequency?: number) => ({
  clockTree,
  voltage: { min: 1.7, max: 3.6 },
  frequency,
});

/** The settings of ST's examples for an 8 MHz crystal. */
const FULL_SPEED = {
  HSEState: 'Crystal',
  PLLState: 'On',
  PLLSource: 'HSE',
  PLLM: 8,
  PLLN: 336,
  PLLQ: 7,
  SYSCLKSource: 'PLLCLK',
  APB1Prescaler: 4,
  APB2Prescaler: 2,
};

const codesOf = (settings: Record<string, string | number>, chip: ReturnType<typeof chipOf> = F407) =>
  clocksOf(settings, chip).diagnostics.map(({ code, place }) =>
    place?.kind === 'document' ? `${code} ${place.pointer}` : code,
  );

describe('clock trees', () => {
  it.each(CLOCK_TREES.map((tree) => [tree.name, tree] as const))(
    '%s runs from HSI at reset',
    (name, tree) => {
      const { state, diagnostics } = clocksOf({}, chipOf(name));
      expect(diagnostics).toEqual([]);
      // Reset values of RCC_CFGR (0) and FLASH_ACR (0) of every F4: HSI 16 MHz everywhere, no wait state.
      expect(
        ['SYSCLK', 'HCLK', 'PCLK1', 'PCLK2', 'APB1TIM', 'APB2TIM'].map((node) => state?.frequencies[node]),
      ).toEqual(Array(6).fill(16 * MHZ));
      expect(state?.flashLatency).toBe(0);
      const names = tree.nodes.map((node) => node.name);
      expect(new Set(names).size).toBe(names.length);
      expect(Object.keys(tree.kernels).filter((node) => !names.includes(node))).toEqual([]);
    },
  );

  it('gives the clocks of an STM32F407 at full speed', () => {
    const { state, diagnostics } = clocksOf(FULL_SPEED, F407);
    expect(diagnostics).toEqual([]);
    // RM0090 7.2: 8 / 8 × 336 / 2 = 168; timers at twice a divided bus; 336 / 7 = 48.
    expect(state?.frequencies).toMatchObject({
      PLLN: 336 * MHZ,
      SYSCLK: 168 * MHZ,
      HCLK: 168 * MHZ,
      PCLK1: 42 * MHZ,
      PCLK2: 84 * MHZ,
      APB1TIM: 84 * MHZ,
      APB2TIM: 168 * MHZ,
      CLK48: 48 * MHZ,
    });
    expect(state?.flashLatency).toBe(5);
    expect(kernelClockOf('USART1', state, F407)).toBe(84 * MHZ);
    expect(kernelClockOf('USART2', state, F407)).toBe(42 * MHZ);
    expect(kernelClockOf('TIM3', state, F407)).toBe(84 * MHZ);
    expect(kernelNodeOf('NOSUCH9', F407)).toBeUndefined();
    // Data sheet STM32F407, SPI characteristics: SPI1 42, SPI2 and SPI3 21 Mbit/s.
    expect([spiMaximumOf('SPI1', F407), spiMaximumOf('SPI2', F407)]).toEqual([42 * MHZ, 21 * MHZ]);
  });

  it('keeps 25 MHz / 15 × 60 whole', () => {
    const settings = { ...FULL_SPEED, HSE: 25 * MHZ, PLLM: 15, PLLN: 120, PLLP: 2, PLLQ: 5 };
    expect(clocksOf(settings, F407).state?.frequencies['HCLK']).toBe(100 * MHZ);
  });

  it('lets the timers follow TIMPRE', () => {
    // RM0383 6.3.24: with TIMPRE and PPRE 1, 2 or 4 the timers run at HCLK, else at four times PCLK.
    const timer = (prescaler: number, timpre: string) =>
      clocksOf({ APB1Prescaler: prescaler, TimerPrescaler: timpre }, chipOf('STM32F411')).state?.frequencies[
        'APB1TIM'
      ];
    expect([1, 2, 4, 8, 16].map((value) => timer(value, 'Off')! / MHZ)).toEqual([16, 16, 8, 4, 2]);
    expect([1, 2, 4, 8, 16].map((value) => timer(value, 'On')! / MHZ)).toEqual([16, 16, 16, 8, 4]);
  });

  it.each([
    // RM0090 table 10 (STM32F405/407): supply in V, HCLK in MHz, wait states.
    [3.3, 30, 0],
    [3.3, 31, 1],
    [3.3, 150, 4],
    [3.3, 168, 5],
    [2.7, 168, 5],
    [2.5, 24, 0],
    [2.5, 144, 5],
    [2.5, 168, 6],
    [2.2, 154, 6],
    [2.2, 168, 7],
    [1.8, 20, 0],
    [1.8, 140, 6],
    [1.8, 160, 7],
  ])('at %d V and %d MHz has %d wait states', (supply, mhz, states) => {
    const division = mhz < 54 ? 8 : 2;
    const settings = { ...FULL_SPEED, HSE: 4 * MHZ, PLLM: 4, PLLN: mhz * division, PLLP: division };
    const { state } = clocksOf({ ...settings, SupplyVoltage: supply }, F407);
    expect(state?.frequencies['HCLK']).toBe(mhz * MHZ);
    expect(state?.flashLatency).toBe(states);
  });

  it.each([
    ['PCLK1 over 42 MHz', { ...FULL_SPEED, APB1Prescaler: 2 }, 'PINS-CLOCK-LIMIT /clocks/APB1Prescaler'],
    ['PCLK2 over 84 MHz', { ...FULL_SPEED, APB2Prescaler: 1 }, 'PINS-CLOCK-LIMIT /clocks/APB2Prescaler'],
    [
      'scale 2 over 144 MHz',
      { ...FULL_SPEED, VoltageScale: 'Scale2' },
      'PINS-CLOCK-LIMIT /clocks/AHBPrescaler',
    ],
    ['1.8 V over 160 MHz', { ...FULL_SPEED, SupplyVoltage: 1.8 }, 'PINS-CLOCK-LIMIT /clocks/AHBPrescaler'],
    [
      'VCO over 432 MHz',
      { ...FULL_SPEED, PLLN: 432, PLLM: 7, PLLP: 4, PLLQ: 12 },
      'PINS-CLOCK-LIMIT /clocks/PLLN',
    ],
    [
      'VCO input over 2.1 MHz',
      { ...FULL_SPEED, PLLM: 3, PLLN: 126, PLLQ: 7 },
      'PINS-CLOCK-LIMIT /clocks/PLLM',
    ],
    ['crystal over 26 MHz', { HSEState: 'Crystal', HSE: 27 * MHZ }, 'PINS-CLOCK-LIMIT /clocks/HSE'],
    ['RTC over 1 MHz', { HSEState: 'Crystal', RTCSource: 'HSE' }, 'PINS-CLOCK-LIMIT /clocks/RTCSource'],
    ['source that is off', { SYSCLKSource: 'HSE' }, 'PINS-CLOCK-OFF /clocks/SYSCLKSource'],
    ['no such option', { PLLP: 3 }, 'PINS-CLOCK-VALUE /clocks/PLLP'],
    ['fraction', { PLLN: 200.5 }, 'PINS-CLOCK-VALUE /clocks/PLLN'],
    ['out of range', { PLLN: 433 }, 'PINS-CLOCK-VALUE /clocks/PLLN'],
    ['text', { HSE: '8 MHz' }, 'PINS-CLOCK-VALUE /clocks/HSE'],
    ['no such setting', { 'a/b': 1 }, 'PINS-CLOCK-UNKNOWN /clocks/a~1b'],
    ['inherited name', { constructor: 1 }, 'PINS-CLOCK-UNKNOWN /clocks/constructor'],
  ])('refuses %s', (_, settings, code) => {
    expect(codesOf(settings)).toEqual([code]);
  });

  it('bears a bypass clock of 50 MHz, and over-drive at 180 MHz', () => {
    expect(codesOf({ HSEState: 'Bypass', HSE: 50 * MHZ })).toEqual([]);
    const f429 = chipOf('STM32F4_F427-F437', 180);
    const settings = { ...FULL_SPEED, PLLN: 360, PLLQ: 8 };
    expect(codesOf(settings, f429)).toHaveLength(3);
    expect(codesOf({ ...settings, OverDrive: 'On' }, f429)).toEqual([]);
    expect(codesOf({ OverDrive: 'On', VoltageScale: 'Scale3' }, f429)).toEqual([
      'PINS-CLOCK-VALUE /clocks/OverDrive',
    ]);
  });

  it('bounds HCLK by the chip where its frequency is lower than the line’s', () => {
    expect(codesOf(FULL_SPEED, { ...F407, frequency: 150 })).toEqual([
      'PINS-CLOCK-LIMIT /clocks/AHBPrescaler',
    ]);
  });

  it('says so of a chip whose tree it does not know', () => {
    const { state, diagnostics } = clocksOf({}, chipOf('STM32H7'));
    expect(state).toBeUndefined();
    expect(diagnostics.map(({ code, severity }) => `${code} ${severity}`)).toEqual(['PINS-CLOCK-NONE info']);
    expect(clockSetupOf({}, chipOf('STM32H7'))).toBeUndefined();
  });
});

describe('what the HAL takes', () => {
  it('names source, PLL and prescalers', () => {
    const setup = clockSetupOf({ ...FULL_SPEED, LSEState: 'Crystal', RTCSource: 'LSE' }, F407)!;
    expect(Object.fromEntries(setup.oscillator)).toEqual({
      OscillatorType: 'RCC_OSCILLATORTYPE_HSI | RCC_OSCILLATORTYPE_HSE | RCC_OSCILLATORTYPE_LSE',
      HSIState: 'RCC_HSI_ON',
      HSICalibrationValue: 'RCC_HSICALIBRATION_DEFAULT',
      HSEState: 'RCC_HSE_ON',
      LSEState: 'RCC_LSE_ON',
      'PLL.PLLState': 'RCC_PLL_ON',
      'PLL.PLLSource': 'RCC_PLLSOURCE_HSE',
      'PLL.PLLM': '8U',
      'PLL.PLLN': '336U',
      'PLL.PLLP': 'RCC_PLLP_DIV2',
      'PLL.PLLQ': '7U',
    });
    expect(Object.fromEntries(setup.bus)).toMatchObject({
      SYSCLKSource: 'RCC_SYSCLKSOURCE_PLLCLK',
      AHBCLKDivider: 'RCC_SYSCLK_DIV1',
      APB1CLKDivider: 'RCC_HCLK_DIV4',
      APB2CLKDivider: 'RCC_HCLK_DIV2',
    });
    expect(setup.peripheral).toContainEqual(['RTCClockSelection', 'RCC_RTCCLKSOURCE_LSE']);
    expect(setup).toMatchObject({
      flashLatency: 'FLASH_LATENCY_5',
      hse: 8 * MHZ,
      lse: 32_768,
      overDrive: false,
    });
    expect([setup.plls, setup.macros, setup.mco]).toEqual([[], [], []]);
  });

  it('starts the further PLLs and turns the muxes that are not at reset', () => {
    const settings = {
      PLLSAIState: 'On',
      PLLSAIQ: 5,
      SAI1Source: 'PLLI2SDivQ',
      CECSource: 'LSE',
      MCO1Source: 'HSI',
    };
    const setup = clockSetupOf(settings, chipOf('STM32F446'))!;
    expect(setup.plls.map(({ call }) => call)).toEqual(['HAL_RCCEx_EnablePLLSAI']);
    expect(setup.plls[0]!.fields).toContainEqual(['PLLSAIQ', '5U']);
    expect(setup.macros).toEqual([
      ['__HAL_RCC_SAI1_CONFIG', 'RCC_SAI1CLKSOURCE_PLLI2S'],
      ['__HAL_RCC_CEC_CONFIG', 'RCC_CECCLKSOURCE_LSE'],
    ]);
    expect(setup.mco).toEqual([
      { output: 'RCC_MCO1', source: 'RCC_MCO1SOURCE_HSI', divider: 'RCC_MCODIV_1' },
    ]);
  });
});
