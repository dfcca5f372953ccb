import type { CoreOptions } from '../options/coreOptions.ts';

/** Why a core cannot be checked as it is. */
export type FormalRefusal = 'latches' | 'clock-gating' | 'zcmp';

/** Latches and gated clocks are no model of one clock; the checks know no instruction that is executed as several. */
export function formalRefusal({ base, implementation }: CoreOptions): FormalRefusal | undefined {
  if (implementation.registerFile === 'latches') return 'latches';
  if (implementation.clockGating || implementation.unitClockGates) return 'clock-gating';
  if (base.zcmp) return 'zcmp';
  return undefined;
}
