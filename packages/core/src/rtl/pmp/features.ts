import type { CoreOptions } from '../../options/coreOptions.ts';

/** Whether the core protects its memory. */
export const hasPmp = ({ auxiliary }: CoreOptions): boolean => auxiliary.pmpEntries > 0;

/** Whether a refused instruction may have been one that crosses words, of which the trap tells the part that failed. */
export const tellsFailedPart = (options: CoreOptions): boolean => hasPmp(options) && options.base.compressed;

/** G of the specification: regions are of 2^(G+2) bytes at least. */
export const grain = ({ auxiliary }: CoreOptions): number => Math.log2(auxiliary.pmpGranularity) - 2;

/** Whether a load or store has two words to be checked. */
export const checksTwice = (options: CoreOptions): boolean =>
  hasPmp(options) && options.memory.misaligned === 'hardware';
