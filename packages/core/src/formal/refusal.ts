import type { CoreOptions } from '../options/coreOptions.ts';

/** Why a core cannot be checked as it is. */
export type FormalRefusal = 'latches' | 'clock-gating' | 'custom-instructions';

/** Latches and gated clocks are no model of one clock, and nobody says here what custom instructions have to do. */
export function formalRefusal({ implementation, instructions }: CoreOptions): FormalRefusal | undefined {
  if (implementation.registerFile === 'latches') return 'latches';
  if (implementation.clockGating) return 'clock-gating';
  return instructions ? 'custom-instructions' : undefined;
}
