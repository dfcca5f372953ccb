import type { CoreOptions } from './coreOptions.ts';

/** Clocks that the second copy is behind unless chosen otherwise. */
export const USUAL_DELAY = 2;

/** Whether the core is two copies that are compared. */
export const hasLockstep = ({ safety }: { safety: Pick<CoreOptions['safety'], 'lockstep'> }): boolean =>
  safety.lockstep;

/** Whether registers get a reset: copies have to begin alike, and parity has to be right. */
export const resetsRegisters = ({ safety }: CoreOptions): boolean => safety.lockstep || safety.registerParity;

/** Whether something in the core stands in the way of scan chains: gated clocks, or a reset that comes from flip-flops. */
export const hasUntestable = ({ implementation, safety }: CoreOptions): boolean =>
  implementation.clockGating ||
  implementation.unitClockGates ||
  implementation.registerFile === 'latches' ||
  (safety.lockstep && safety.lockstepDelay > 0 && implementation.reset === 'asynchronous');

/** Whether the group says nothing; it is left out of a description then, which reads as one without it. */
export const isSafetyUsual = (safety: unknown): boolean => {
  const { lockstepDelay, tcmProtection, ...flags } = safety as CoreOptions['safety'];
  const chosen = Object.values(flags).some((flag) => flag);
  return !chosen && lockstepDelay === USUAL_DELAY && tcmProtection === 'none';
};
