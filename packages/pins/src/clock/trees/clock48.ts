import type { ClockNode } from '../clockTree.ts';
import { USB_LIMIT } from './kernelMux.ts';

/** The 48 MHz clock of lines where the main PLL alone gives it. */
export const clock48OfPll: ClockNode = { kind: 'output', name: 'CLK48', input: 'PLLQ', limits: [USB_LIMIT] };
