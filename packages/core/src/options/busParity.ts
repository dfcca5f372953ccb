import type { CoreOptions } from './coreOptions.ts';

/** Whether addresses and data carry check bits on the bus. */
export const hasBusParity = ({ safety }: CoreOptions): boolean => safety.busParity;
