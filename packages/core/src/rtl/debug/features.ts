import type { CoreOptions } from '../../options/coreOptions.ts';

type Debugged = Pick<CoreOptions, 'debug'>;

/** Whether a debugger can stop the core. */
export const hasDebug = ({ debug }: Debugged): boolean => debug.transport !== 'none';

/** Whether its debug module lies outside, and is that of other harts too. */
export const hasOuterModule = ({ debug }: Debugged): boolean => debug.transport === 'external';

/** Whether the core has a debug module of its own. */
export const hasOwnModule = (options: Debugged): boolean => hasDebug(options) && !hasOuterModule(options);

/** Whether the debug module reaches memory without the hart. */
export const hasSystemBus = (options: Debugged): boolean =>
  hasOwnModule(options) && options.debug.systemBusAccess;

/** Whether debug module and hart are those of Debug 1.0, else those of 0.13.2. */
export const isDebug1 = (options: Debugged): boolean => hasDebug(options) && options.debug.version === '1.0';

/** Whether a debugger has to be let in first. */
export const hasAuthentication = (options: Debugged): boolean =>
  hasOwnModule(options) && options.debug.authentication;

/** Whether the hart halts and resumes in groups with others. */
export const hasGroups = (options: Debugged): boolean =>
  hasOwnModule(options) && options.debug.externalTriggers > 0;

/** Whether the hart is told that others of its halt group have halted it. */
export const haltsByGroup = (options: Debugged): boolean =>
  hasGroups(options) || (hasOuterModule(options) && isDebug1(options));

/** Whether triggers compare data, are chained and count. */
export const hasFullTriggers = (options: Debugged): boolean =>
  hasTriggers(options) && options.debug.triggerKind === 'full';

/** Whether the hart stops at addresses by itself. */
export const hasTriggers = (options: Debugged): boolean => hasDebug(options) && options.debug.triggers > 0;
