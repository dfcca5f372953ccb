import type { ClockNode } from '../clockTree.ts';
import { EVEN_FACTORS, ON_OFF, VCO_INPUT, VCO_MAX } from './mainPll.ts';

const MHZ = 1_000_000;
const STATE = 'PLLI2SState';

export interface I2sPllProfile {
  manual: string;
  /** Hz of the VCO at least, and least factor N. */
  vcoMin: number;
  nMin: number;
  /** Node that feeds it: `PLLM` where both PLLs share M, else what its own M divides. */
  input: string;
  hasOwnM: boolean;
  outputs: readonly ('P' | 'Q' | 'R')[];
}

const field = (name: string) => ({ structure: 'pllI2s' as const, name: `PLLI2S${name}` });

/** PLLI2S (RM0090 7.3.23): audio clock R, on some lines P for SPDIFRX and Q for SAI or 48 MHz. */
export function i2sPll({ manual, vcoMin, nMin, input, hasOwnM, outputs }: I2sPllProfile): ClockNode[] {
  const source = `${manual} RCC_PLLI2SCFGR`;
  const own: ClockNode = {
    kind: 'divider',
    name: 'PLLI2SM',
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
      name: 'PLLI2SN',
      input: hasOwnM ? 'PLLI2SM' : input,
      min: nMin,
      max: 432,
      default: 192,
      field: field('N'),
      state: STATE,
      limits: [{ min: vcoMin, max: VCO_MAX, source }],
    },
    ...outputs.map(divider),
    { kind: 'output', name: 'PLLI2SCLK', input: 'PLLI2SR', limits: [{ max: 192 * MHZ, source }] },
  ];
}

function divider(letter: 'P' | 'Q' | 'R'): ClockNode {
  const common = {
    kind: 'divider' as const,
    name: `PLLI2S${letter}`,
    input: 'PLLI2SN',
    field: field(letter),
    state: STATE,
  };
  if (letter === 'R') return { ...common, min: 2, max: 7, default: 2 };
  if (letter === 'Q') return { ...common, min: 2, max: 15, default: 4 };
  return {
    ...common,
    options: EVEN_FACTORS.map((value) => ({ value, macro: `RCC_PLLI2SP_DIV${value}` })),
    default: 2,
  };
}
