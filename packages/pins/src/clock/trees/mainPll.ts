import type { ClockNode, ClockOption, Limit } from '../clockTree.ts';

const MHZ = 1_000_000;

export interface PllProfile {
  manual: string;
  /** Hz of the VCO at least, and least factor N. */
  vcoMin: number;
  nMin: number;
  /** Hz of the output P at most. */
  outMax: number;
  /** Whether there is an output R. */
  hasR: boolean;
  /** Factors at reset, where they are not 4 and 2. */
  resetQ?: number;
  resetR?: number;
}

export const VCO_INPUT: Limit = { min: 0.95 * MHZ, max: 2.1 * MHZ, source: 'RM0090 7.3.2' };
export const VCO_MAX = 432 * MHZ;
export const EVEN_FACTORS = [2, 4, 6, 8];

/** States of the further PLLs, which the HAL starts by a call. */
export const ON_OFF: readonly ClockOption[] = [{ value: 'Off' }, { value: 'On' }];

const field = (name: string) => ({ structure: 'oscillator' as const, name: `PLL.${name}` });

/** The main PLL (RM0090 7.2.3 and 7.3.2): PLLCLK for the system, the 48 MHz clock behind Q, on some lines R. */
export function mainPll(profile: PllProfile): ClockNode[] {
  return [...oscillator(profile), ...outputs(profile)];
}

/** From the source to the VCO. */
function oscillator({ manual, vcoMin, nMin }: PllProfile): ClockNode[] {
  const source = `${manual} RCC_PLLCFGR`;
  return [
    {
      kind: 'switch',
      name: 'PLLState',
      options: ON_OFF.map(({ value }) => ({ value, macro: `RCC_PLL_${String(value).toUpperCase()}` })),
      default: 'Off',
      field: field('PLLState'),
    },
    {
      kind: 'mux',
      name: 'PLLSource',
      options: ['HSI', 'HSE'].map((input) => ({ value: input, input, macro: `RCC_PLLSOURCE_${input}` })),
      default: 'HSI',
      field: field('PLLSource'),
    },
    {
      kind: 'divider',
      name: 'PLLM',
      input: 'PLLSource',
      min: 2,
      max: 63,
      default: 16,
      field: field('PLLM'),
      limits: [{ ...VCO_INPUT, when: { PLLState: ['On'] }, source }],
    },
    {
      kind: 'multiplier',
      name: 'PLLN',
      input: 'PLLM',
      min: nMin,
      max: 432,
      default: 192,
      state: 'PLLState',
      field: field('PLLN'),
      limits: [{ min: vcoMin, max: VCO_MAX, source }],
    },
  ];
}

/** Dividers behind the VCO. */
function outputs({ manual, outMax, hasR, resetQ = 4, resetR = 2 }: PllProfile): ClockNode[] {
  const output: Limit = { min: 24 * MHZ, max: outMax, source: `${manual} RCC_PLLCFGR` };
  return [
    {
      kind: 'divider',
      name: 'PLLP',
      input: 'PLLN',
      options: EVEN_FACTORS.map((value) => ({ value, macro: `RCC_PLLP_DIV${value}` })),
      default: 2,
      field: field('PLLP'),
    },
    { kind: 'output', name: 'PLLCLK', input: 'PLLP', limits: [output] },
    {
      kind: 'divider',
      name: 'PLLQ',
      input: 'PLLN',
      min: 2,
      max: 15,
      default: resetQ,
      field: field('PLLQ'),
      limits: [{ max: 75 * MHZ, source: 'electrical characteristics of the main PLL' }],
    },
    ...(hasR ? [{ ...R, default: resetR }] : []),
  ];
}

const R = {
  kind: 'divider' as const,
  name: 'PLLR',
  input: 'PLLN',
  min: 2,
  max: 7,
  field: field('PLLR'),
};
