import type { CoreOptions } from '../../options/coreOptions.ts';

/** Entries that the program's own protection takes: the guard, both ends of the code, and one for user mode. */
export const LEAST_ENTRIES = 4;

export const hasProtection = ({ auxiliary }: CoreOptions): boolean => auxiliary.pmpEntries >= LEAST_ENTRIES;

/** Bytes of the guard under the stack: what a function's frame hardly jumps over, and no less than can be protected. */
export const guardBytes = ({ auxiliary }: CoreOptions): number => Math.max(256, auxiliary.pmpGranularity);

/** Bytes of the stack that trap handlers have for themselves. */
export const TRAP_STACK = 0x800;

/** What the linker script keeps for it; undefined in a core without. */
export const protectedParts = (options: CoreOptions) =>
  hasProtection(options)
    ? { granularity: options.auxiliary.pmpGranularity, guard: guardBytes(options), trapStack: TRAP_STACK }
    : undefined;
