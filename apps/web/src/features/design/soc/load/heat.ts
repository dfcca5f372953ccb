/** Where each colour but the coolest begins: shares of clocks. */
export const HEAT_STEPS = [0.05, 0.2, 0.4, 0.7] as const;

/** The step of a load, 0 the coolest. */
export function heatStep(share: number): number {
  return HEAT_STEPS.filter((step) => share >= step).length;
}
