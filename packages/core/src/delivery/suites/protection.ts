import type { CoreOptions } from '../../options/coreOptions.ts';
import type { Suite } from '../suite.ts';
import type { TestCode } from '../testCode.ts';
import { directedTest } from './directed.ts';
import { LARGEST_FIELD } from './protection/rules.ts';
import * as tests from './protection/tests.ts';

interface Part {
  about: string;
  /** Entries that it needs. */
  entries: number;
  smepmp?: boolean;
  write: (test: TestCode) => void;
}

const PARTS: Readonly<Record<string, Part>> = {
  registers: { about: 'fields of the registers, and which there are', entries: 1, write: tests.registers },
  unmatched: { about: 'what no rule is for', entries: 1, write: tests.unmatched },
  rights: { about: 'each right in each way to match, by both modes', entries: 2, write: tests.rights },
  ranges: { about: 'ranges, their ends, and empty ones', entries: 3, write: tests.ranges },
  order: { about: 'which of two rules counts', entries: 3, write: tests.order },
  locks: { about: 'locks, and what they keep from being changed', entries: 3, write: tests.locks },
  lockdown: { about: 'the rules of MML', entries: 3, smepmp: true, write: tests.lockdown },
  whitelist: { about: 'MMWP, which stays', entries: 2, smepmp: true, write: tests.whitelist },
};

/** Physical memory protection: its registers, and what they permit. */
export const protection: Suite = {
  id: 'protection',
  missing: ({ auxiliary }) => (auxiliary.pmpEntries > 0 ? undefined : 'no-protection'),
  tests: (options: CoreOptions) =>
    Object.entries(PARTS)
      .filter(([, { entries, smepmp = false }]) => fits(options, entries, smepmp))
      .map(([name, { about, write }]) =>
        directedTest(options, { suite: 'protection', name: `pmp-${name}`, about }, write),
      ),
};

const fits = ({ auxiliary }: CoreOptions, entries: number, smepmp: boolean) =>
  auxiliary.pmpEntries >= entries &&
  (!smepmp || auxiliary.smepmp) &&
  (entries === 1 || auxiliary.pmpGranularity <= LARGEST_FIELD);
