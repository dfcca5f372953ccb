import type { CoreOptions } from './coreOptions.ts';

export const hasTrace = ({ auxiliary }: CoreOptions): boolean => auxiliary.trace > 0;
