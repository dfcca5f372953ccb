import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasNmi } from '../../options/nmi.ts';

/** Traps and returns that change the registers of machine mode: not those of the non-maskable interrupt, nor what stops the hart. */
export const ownTraps = (options: CoreOptions): { entry: string; leaving: string } => ({
  entry: hasNmi(options) || hasDoubleTrap(options) ? 'machine_entry' : 'trap',
  leaving: hasNmi(options) ? 'machine_return' : 'mret',
});
