import type { CoreOptions } from '../../options/coreOptions.ts';

/** Whether a debugger can stop the core. */
export const hasDebug = ({ debug }: CoreOptions): boolean => debug.transport !== 'none';

/** Whether the debug module reaches memory without the hart. */
export const hasSystemBus = (options: CoreOptions): boolean =>
  hasDebug(options) && options.debug.systemBusAccess;

/** Whether triggers compare data, are chained and count. */
export const hasFullTriggers = (options: CoreOptions): boolean =>
  hasTriggers(options) && options.debug.triggerKind === 'full';

/** Whether the hart stops at addresses by itself. */
export const hasTriggers = (options: CoreOptions): boolean => hasDebug(options) && options.debug.triggers > 0;
