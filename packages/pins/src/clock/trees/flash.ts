import type { FlashSteps } from '../clockTree.ts';

const MHZ = 1_000_000;

/** Equal steps of `step` MHz up to `top` MHz. */
function even(supply: number, step: number, top: number): FlashSteps {
  const count = Math.ceil(top / step);
  return { supply, steps: Array.from({ length: count }, (_, n) => Math.min((n + 1) * step, top) * MHZ) };
}

/** RM0090 table 10, STM32F405/407/415/417. */
export const flash168: readonly FlashSteps[] = [
  even(2.7, 30, 168),
  even(2.4, 24, 168),
  even(2.1, 22, 168),
  even(1.7, 20, 160),
];

/** RM0090 table 11, RM0390 table 5, RM0386 table 7: lines up to 180 MHz. */
export const flash180: readonly FlashSteps[] = [
  even(2.7, 30, 180),
  even(2.4, 24, 180),
  even(2.1, 22, 180),
  even(1.7, 20, 168),
];

/** RM0368 table 6, STM32F401. */
export const flash84: readonly FlashSteps[] = [
  even(2.7, 30, 84),
  even(2.4, 24, 84),
  even(2.1, 18, 84),
  even(1.7, 16, 84),
];

/** RM0383 table 5, RM0401 table 5, RM0402 table 6: lines up to 100 MHz; the steps at 2.7 V are uneven. */
export const flash100: readonly FlashSteps[] = [
  { supply: 2.7, steps: [30 * MHZ, 64 * MHZ, 90 * MHZ, 100 * MHZ] },
  even(2.4, 24, 100),
  even(2.1, 18, 100),
  even(1.7, 16, 100),
];

/** RM0430 table 6, STM32F413/423: slower steps than the other lines up to 100 MHz. */
export const flash100of413: readonly FlashSteps[] = [
  even(2.7, 25, 100),
  even(2.4, 20, 100),
  even(2.1, 18, 100),
  even(1.7, 16, 100),
];
