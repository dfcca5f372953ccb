import type { ClockNode } from '../clockTree.ts';
import { auxiliaryPll } from './auxiliaryPll.ts';
import type { AuxiliaryPllProfile } from './auxiliaryPll.ts';

const MHZ = 1_000_000;

export interface I2sPllProfile extends AuxiliaryPllProfile {
  /** Least factor N. */
  nMin: number;
}

/** PLLI2S (RM0090 7.3.23): audio clock R, on some lines P for SPDIFRX and Q for SAI or 48 MHz. */
export function i2sPll({ nMin, ...profile }: I2sPllProfile): ClockNode[] {
  const limits = [{ max: 192 * MHZ, source: `${profile.manual} RCC_PLLI2SCFGR` }];
  return [
    ...auxiliaryPll({ name: 'PLLI2S', structure: 'pllI2s', nMin }, profile),
    { kind: 'output', name: 'PLLI2SCLK', input: 'PLLI2SR', limits },
  ];
}
