import type { CoreOptions } from './coreOptions.ts';

/** Whether a trap that machine mode is not ready for is a critical error (Smdbltrp 1.0). */
export const hasDoubleTrap = ({ safety }: CoreOptions): boolean => safety.doubleTrap;

/** mstatush.MDT. */
export const DISABLE_TRAP = 1 << 10;
