import { say } from '../wording/sentences.ts';
import type { CoreOptions } from './coreOptions.ts';
import type { Rule } from './rule.ts';

const SMALLEST = 4;
const LARGEST = 2 ** 20;

const isGranularity = (bytes: number) =>
  bytes >= SMALLEST && bytes <= LARGEST && Number.isInteger(Math.log2(bytes));

const without = ({ auxiliary }: CoreOptions) => auxiliary.pmpEntries === 0;

/** What memory protection has against other options. */
export const PROTECTION_RULES: readonly Rule[] = [
  {
    code: 'core-pmp-needs-user-mode',
    pointer: '/auxiliary/pmpEntries',
    broken: ({ base, auxiliary }) => auxiliary.pmpEntries > 0 && !base.userMode,
    said: say('core-pmp-needs-user-mode', {}),
  },
  {
    code: 'core-pmp-granularity',
    pointer: '/auxiliary/pmpGranularity',
    broken: (options) => !without(options) && !isGranularity(options.auxiliary.pmpGranularity),
    said: say('core-pmp-granularity', {}),
  },
  {
    code: 'core-needs-pmp',
    pointer: '/auxiliary/pmpGranularity',
    broken: (options) => without(options) && options.auxiliary.pmpGranularity !== SMALLEST,
    said: say('core-needs-pmp/granularity', {}),
  },
  {
    code: 'core-needs-pmp',
    pointer: '/auxiliary/smepmp',
    broken: (options) => without(options) && options.auxiliary.smepmp,
    said: say('core-needs-pmp/smepmp', {}),
  },
];
