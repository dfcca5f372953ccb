import { say } from '../wording/sentences.ts';
import type { Rule } from './rule.ts';
import { USUAL_DELAY, hasUntestable } from './safety.ts';

export const SAFETY_RULES: readonly Rule[] = [
  {
    code: 'core-needs-lockstep',
    pointer: '/safety/lockstepDelay',
    broken: ({ safety }) => !safety.lockstep && safety.lockstepDelay !== USUAL_DELAY,
    said: say('core-needs-lockstep', {}),
  },
  {
    code: 'core-lockstep-registers',
    pointer: '/safety/lockstep',
    broken: ({ safety, implementation }) => safety.lockstep && implementation.registerFile === 'fpga-ram',
    said: say('core-lockstep-registers', {}),
  },
  {
    code: 'core-parity-lockstep',
    pointer: '/memory/cacheParity',
    broken: ({ memory, safety }) => memory.cacheParity && safety.lockstep,
    said: say('core-parity-lockstep', {}),
  },
  {
    code: 'core-ecc-lockstep',
    pointer: '/memory/cacheEcc',
    broken: ({ memory, safety }) => memory.cacheEcc && safety.lockstep,
    said: say('core-ecc-lockstep', {}),
  },
  {
    code: 'core-double-trap-lockup',
    pointer: '/safety/lockup',
    broken: ({ safety }) => safety.doubleTrap && safety.lockup,
    said: say('core-double-trap-lockup', {}),
  },
  {
    code: 'core-tcm-protection-without',
    pointer: '/safety/tcmProtection',
    broken: ({ memory, safety }) =>
      safety.tcmProtection !== 'none' && memory.instructionMemory === null && memory.dataMemory === null,
    said: say('core-tcm-protection-without', {}),
  },
  {
    code: 'core-bus-parity-lite',
    pointer: '/safety/busParity',
    broken: ({ memory, safety }) => safety.busParity && memory.protocol !== 'axi4',
    said: say('core-bus-parity-lite', {}),
  },
  {
    code: 'core-needs-untestable',
    pointer: '/safety/testEnable',
    broken: (options) => options.safety.testEnable && !hasUntestable(options),
    said: say('core-needs-untestable', {}),
  },
];
