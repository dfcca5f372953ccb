import type { CoreOptions } from '../../options/coreOptions.ts';

/** Whether a debugger can stop the core. */
export const hasDebug = ({ debug }: CoreOptions): boolean => debug.transport !== 'none';

/** Whether the debug module reaches memory without the hart. */
export const hasSystemBus = (options: CoreOptions): boolean =>
  hasDebug(options) && options.debug.systemBusAccess;

/** Whether debug module and hart are those of Debug 1.0, else those of 0.13.2. */
export const isDebug1 = (options: CoreOptions): boolean =>
  hasDebug(options) && options.debug.version === '1.0';

/** Whether a debugger has to be let in first. */
export const hasAuthentication = (options: CoreOptions): boolean =>
  hasDebug(options) && options.debug.authentication;

/** Whether the hart halts and resumes in groups with others. */
export const hasGroups = (options: CoreOptions): boolean =>
  hasDebug(options) && options.debug.externalTriggers > 0;

/** Whether triggers compare data, are chained and count. */
export const hasFullTriggers = (options: CoreOptions): boolean =>
  hasTriggers(options) && options.debug.triggerKind === 'full';

/** Whether the hart stops at addresses by itself. */
export const hasTriggers = (options: CoreOptions): boolean => hasDebug(options) && options.debug.triggers > 0;
