import { say } from '../wording/sentences.ts';
import { USUAL_CLIC, hasClic } from './clic.ts';
import type { Rule } from './rule.ts';
import { hasTrace } from './trace.ts';

const PARTS = ['clicInputs', 'clicControlBits', 'clicVectors'] as const;

/** What belongs to the controller says nothing without it. */
const needsClic = (option: (typeof PARTS)[number]): Rule => ({
  code: 'core-needs-clic',
  pointer: `/auxiliary/${option}`,
  broken: (options) => !hasClic(options) && options.auxiliary[option] !== USUAL_CLIC[option],
  said: say('core-needs-clic', {}),
});

export const CLIC_RULES: readonly Rule[] = [
  {
    code: 'core-needs-zicsr',
    pointer: '/auxiliary/clic',
    broken: (options) => hasClic(options) && !options.base.zicsr,
    said: say('core-needs-zicsr/option', { option: say('core-option/clic', {}) }),
  },
  {
    code: 'core-clic-trace',
    pointer: '/auxiliary/trace',
    broken: (options) => hasClic(options) && hasTrace(options),
    said: say('core-clic-trace', {}),
  },
  {
    code: 'core-clic-lockstep',
    pointer: '/safety/lockstep',
    broken: (options) => hasClic(options) && options.safety.lockstep,
    said: say('core-clic-lockstep', {}),
  },
  ...PARTS.map(needsClic),
];
