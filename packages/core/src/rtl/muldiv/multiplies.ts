import type { CoreOptions } from '../../options/coreOptions.ts';

/** How `<c>_muldiv` multiplies; `none` with five stages and a single-cycle multiplier, which is a unit of its own. */
export function multiplies({ base }: CoreOptions): 'iterative' | 'fast' | 'single-cycle' | 'none' {
  if (base.multiply === 'single-cycle' && base.stages === 5) return 'none';
  return base.multiply;
}

/** Whether multiplication is pipelined, in `<c>_multiplier`. */
export const hasMultiplier = ({ base }: CoreOptions) => base.multiply === 'single-cycle' && base.stages === 5;

/** Whether there is `<c>_muldiv`. */
export const hasMuldiv = ({ base }: CoreOptions) => base.multiply !== 'none';
