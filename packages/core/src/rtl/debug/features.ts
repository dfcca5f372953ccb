import type { CoreOptions } from '../../options/coreOptions.ts';

/** Whether a debugger can stop the core. */
export const hasDebug = ({ debug }: CoreOptions): boolean => debug.transport !== 'none';

/** Whether the debug module reaches memory without the hart. */
export const hasSystemBus = (options: CoreOptions): boolean =>
  hasDebug(options) && options.debug.systemBusAccess;

/** Whether the hart stops at addresses by itself. */
export const hasTriggers = (options: CoreOptions): boolean => hasDebug(options) && options.debug.triggers > 0;
