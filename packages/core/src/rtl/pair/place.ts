import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasLockstep } from '../../options/safety.ts';

/** The way from the core's module to what it consists of, for what looks inside: that of the first of two copies. */
export const insideOf = (options: CoreOptions): string => (hasLockstep(options) ? 'u_first.' : '');
