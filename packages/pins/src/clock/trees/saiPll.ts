import type { ClockNode } from '../clockTree.ts';
import { EVEN_FACTORS, ON_OFF, VCO_INPUT, VCO_MAX } from './mainPll.ts';

const STATE = 'PLLSAIState';

export interface SaiPllProfile {
  manual: string;
  /** Hz of the VCO at least. */
  vcoMin: number;
  /** Node that feeds it: `PLLM` where the PLLs share M, else what its own M divides. */
  input: string;
  hasOwnM: boolean;
  outputs: readonly ('P' | 'Q' | 'R')[];
}

const field = (name: string) => ({ structure: 'pllSai' as const, name: `PLLSAI${name}` });

/** PLLSAI (RM0090 7.3.24): P for the 48 MHz clock, Q for SAI, R for the display. */
export function saiPll({ manual, vcoMin, input, hasOwnM, outputs }: SaiPllProfile): ClockNode[] {
  const source = `${manual} RCC_PLLSAICFGR`;
  const own: ClockNode = {
    kind: 'divider',
    name: 'PLLSAIM',
    input,
    min: 2,
    max: 63,
    default: 16,
    field: field('M'),
    state: STATE,
    limits: [{ ...VCO_INPUT, source }],
  };
  return [
    { kind: 'switch', name: STATE, options: ON_OFF, default: 'Off' },
    ...(hasOwnM ? [own] : []),
    {
      kind: 'multiplier',
      name: 'PLLSAIN',
      input: hasOwnM ? 'PLLSAIM' : input,
      min: 50,
      max: 432,
      default: 192,
      field: field('N'),
      state: STATE,
      limits: [{ min: vcoMin, max: VCO_MAX, source }],
    },
    ...outputs.map(divider),
  ];
}

function divider(letter: 'P' | 'Q' | 'R'): ClockNode {
  const common = {
    kind: 'divider' as const,
    name: `PLLSAI${letter}`,
    input: 'PLLSAIN',
    field: field(letter),
    state: STATE,
  };
  if (letter === 'R') return { ...common, min: 2, max: 7, default: 2 };
  if (letter === 'Q') return { ...common, min: 2, max: 15, default: 4 };
  const options = EVEN_FACTORS.map((value) => ({ value, macro: `RCC_PLLSAIP_DIV${value}` }));
  return { ...common, options, default: 2 };
}

/** Divides by 1 to 32 between a PLL and the SAI (RCC_DCKCFGR). */
export function audioDivider(name: string, input: string, call: string): ClockNode {
  return { kind: 'divider', name, input, min: 1, max: 32, default: 1, call };
}

/** Divides for the display (RCC_DCKCFGR, PLLSAIDIVR). */
export const displayDivider: ClockNode = {
  kind: 'divider',
  name: 'PLLSAIDivR',
  input: 'PLLSAIR',
  options: [2, 4, 8, 16].map((value) => ({ value, macro: `RCC_PLLSAIDIVR_${value}` })),
  default: 2,
  call: '__HAL_RCC_PLLSAI_PLLSAICLKDIVR_CONFIG',
};
