import { PLL_FAMILIES } from '@netloom/soc/clocks';
import type { PllFamily, PllRequest } from '@netloom/soc/clocks';

/** By any name, as tables of cases have it. */
export const FAMILIES: Readonly<Record<string, PllFamily>> = PLL_FAMILIES;

/** Requests as people make them: whole frequencies between the limits, and some that are not. */
export function requestsOf(family: PllFamily, count: number, seed = 1): PllRequest[] {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
  const between = ({ min, max }: { min: number; max: number }) => {
    const unit = [1e6, 1e5, 33333][next(3)]!;
    return Math.round((min + next(1000) * ((max - min) / 1000)) / unit) * unit || unit;
  };
  return Array.from({ length: count }, () => ({
    reference: Math.min(family.reference.max, Math.max(family.reference.min, between(family.reference))),
    outputs: Array.from({ length: 1 + next(Math.min(3, family.outputs.length)) }, () =>
      between(family.output),
    ),
    ...{ tolerance: [0, 1e-4, 0.01][next(3)]!, vco: (['high', 'low'] as const)[next(2)]! },
  }));
}
