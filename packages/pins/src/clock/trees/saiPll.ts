import type { ClockNode } from '../clockTree.ts';
import { auxiliaryPll } from './auxiliaryPll.ts';
import type { AuxiliaryPllProfile } from './auxiliaryPll.ts';

const LEAST_N = 50;

/** PLLSAI (RM0090 7.3.24): P for the 48 MHz clock, Q for SAI, R for the display. */
export function saiPll({ manual, vcoMin, input, hasOwnM, outputs }: AuxiliaryPllProfile): ClockNode[] {
  const kind = { name: 'PLLSAI', structure: 'pllSai', nMin: LEAST_N } as const;
  return auxiliaryPll(kind, { manual, vcoMin, input, hasOwnM, outputs });
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
