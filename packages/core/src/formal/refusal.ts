import type { CoreOptions } from '../options/coreOptions.ts';

/** Why a core cannot be checked as it is. */
export type FormalRefusal = 'latches' | 'clock-gating';

/** Latches and gated clocks are no model of one clock. */
export function formalRefusal({ implementation }: CoreOptions): FormalRefusal | undefined {
  if (implementation.registerFile === 'latches') return 'latches';
  if (implementation.clockGating) return 'clock-gating';
  return undefined;
}
