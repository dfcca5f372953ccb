import type { Said } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import type { CoreOptions } from './coreOptions.ts';
import type { Rule } from './rule.ts';

type Debug = CoreOptions['debug'];

/** Words of a program buffer that is left as it is. */
const LEAST_BUFFER = 2;

const needsDebug = (option: keyof Debug, said: Said, chosen: (debug: Debug) => boolean): Rule => ({
  code: 'core-needs-debug',
  pointer: `/debug/${option}`,
  broken: ({ debug }) => debug.transport === 'none' && chosen(debug),
  said,
});

/** What a module outside has, its cores have not. */
const ofModule = (option: keyof Debug, chosen: (debug: Debug) => boolean): Rule => ({
  code: 'core-debug-outside',
  pointer: `/debug/${option}`,
  broken: ({ debug }) => debug.transport === 'external' && chosen(debug),
  said: say('core-debug-outside', {}),
});

export const DEBUG_RULES: readonly Rule[] = [
  needsDebug('systemBusAccess', say('core-needs-debug/system-bus', {}), (debug) => debug.systemBusAccess),
  needsDebug('triggers', say('core-needs-debug/triggers', {}), (debug) => debug.triggers > 0),
  {
    code: 'core-needs-triggers',
    pointer: '/debug/triggerKind',
    broken: ({ debug }) => debug.triggers === 0 && debug.triggerKind !== 'address',
    said: say('core-needs-triggers', {}),
  },
  needsDebug(
    'programBuffer',
    say('core-needs-debug/program-buffer', {}),
    (debug) => debug.programBuffer !== LEAST_BUFFER,
  ),
  needsDebug('version', say('core-needs-debug/version', {}), (debug) => debug.version !== '0.13'),
  needsDebug('authentication', say('core-needs-debug/authentication', {}), (debug) => debug.authentication),
  {
    code: 'core-groups-version',
    pointer: '/debug/externalTriggers',
    broken: ({ debug }) => debug.externalTriggers > 0 && debug.version !== '1.0',
    said: say('core-groups-version', {}),
  },
  ofModule('programBuffer', (debug) => debug.programBuffer !== LEAST_BUFFER),
  ofModule('systemBusAccess', (debug) => debug.systemBusAccess),
  ofModule('authentication', (debug) => debug.authentication),
  ofModule('externalTriggers', (debug) => debug.externalTriggers > 0),
];
