import type { CoreOptions } from '../../options/coreOptions.ts';

/** What a function may change: ra, t0 to t2, a0 to a5, and of 32 registers a6, a7 and t3 to t6. */
export function callerSaved({ base }: CoreOptions): number[] {
  const both = [1, 5, 6, 7, 10, 11, 12, 13, 14, 15];
  return base.isa === 'rv32e' ? both : [...both, 16, 17, 28, 29, 30, 31];
}
