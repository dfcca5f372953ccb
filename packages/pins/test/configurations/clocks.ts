import type { PinConfiguration } from '@netloom/pins';
import type { Draw } from './draw.ts';

const MHZ = 1_000_000;

/** Frequencies in Hz that some settings give. */
export interface Clocks {
  sysclk: number;
  hclk: number;
  pclk1: number;
  pclk2: number;
}

export interface ClockChoice {
  settings: NonNullable<PinConfiguration['clocks']>;
  clocks: Clocks;
}

export const AT_RESET: ClockChoice = {
  settings: {},
  clocks: { sysclk: 16 * MHZ, hclk: 16 * MHZ, pclk1: 16 * MHZ, pclk2: 16 * MHZ },
};

interface Source {
  settings: Record<string, string | number>;
  frequency: number;
}

function oscillator(draw: Draw): Source & { name: 'HSI' | 'HSE' } {
  const kind = draw.pick(['HSI', 'Crystal', 'Bypass']);
  if (kind === 'HSI') return { name: 'HSI', settings: {}, frequency: 16 * MHZ };
  const frequency = draw.pick(kind === 'Crystal' ? [4, 8, 12, 16, 24, 25, 26] : [1, 8, 10, 32, 50]) * MHZ;
  return { name: 'HSE', settings: { HSEState: kind, HSE: frequency }, frequency };
}

interface Factors {
  m: number;
  n: number;
  p: number;
}

/** RM0090 7.3.2: 1 to 2 MHz into the VCO, 100 to 432 MHz out of it, at most 168 MHz behind P. */
function factorsOf(source: number): Factors[] {
  const all: Factors[] = [];
  for (let m = 2; m <= 63; m++) {
    const input = source / m;
    if (!Number.isInteger(input) || input < MHZ || input > 2 * MHZ) continue;
    for (let n = 50; n <= 432; n++) {
      for (const p of [2, 4, 6, 8]) {
        const vco = input * n;
        const isLegal = vco >= 100 * MHZ && vco <= 432 * MHZ && vco / p <= 168 * MHZ && vco / p >= 24 * MHZ;
        if (isLegal && Number.isInteger(vco / p / 16)) all.push({ m, n, p });
      }
    }
  }
  return all;
}

/** Behind Q at most 48 MHz (RM0090 7.2.3). */
function system(draw: Draw): Source {
  const source = oscillator(draw);
  const factors = factorsOf(source.frequency);
  if (factors.length === 0 || draw.chance(0.3)) {
    return { ...source, settings: { ...source.settings, SYSCLKSource: source.name } };
  }
  const { m, n, p } = draw.pick(factors);
  const vco = (source.frequency / m) * n;
  const pll = { PLLState: 'On', PLLSource: source.name, PLLM: m, PLLN: n, PLLP: p };
  const q = Math.max(2, Math.ceil(vco / (48 * MHZ)));
  return {
    settings: { ...source.settings, ...pll, PLLQ: q, SYSCLKSource: 'PLLCLK' },
    frequency: vco / p,
  };
}

/** Settings within RM0090 7.2: HCLK up to 168 MHz, APB1 42 MHz, APB2 84 MHz. */
export function drawClocks(draw: Draw): ClockChoice {
  if (draw.chance(0.1)) return AT_RESET;
  const { settings, frequency: sysclk } = system(draw);
  const ahb = draw.pick([1, 1, 1, 2, 4]);
  const hclk = sysclk / ahb;
  const divider = (limit: number) => draw.pick([1, 2, 4].filter((value) => hclk / value <= limit * MHZ));
  const [apb1, apb2] = [divider(42), divider(84)];
  return {
    settings: { ...settings, AHBPrescaler: ahb, APB1Prescaler: apb1, APB2Prescaler: apb2 },
    clocks: { sysclk, hclk, pclk1: hclk / apb1, pclk2: hclk / apb2 },
  };
}

/** USART1, USART6 and SPI1 hang on APB2, the others on APB1 (RM0090 table 1). */
export function busClockOf(instance: string, { pclk1, pclk2 }: Clocks): number {
  return ['USART1', 'USART6', 'SPI1'].includes(instance) ? pclk2 : pclk1;
}
