import type { CoreOptions } from './coreOptions.ts';

/** Clocks that the second copy is behind unless chosen otherwise. */
export const USUAL_DELAY = 2;

/** Whether the core is two copies that are compared. */
export const hasLockstep = ({ safety }: CoreOptions): boolean => safety.lockstep;

/** The same to the byte as a core that was written before there was any of it. */
export const isSafetyUsual = (safety: unknown): boolean => {
  const { lockstep, lockstepDelay } = safety as CoreOptions['safety'];
  return !lockstep && lockstepDelay === USUAL_DELAY;
};
