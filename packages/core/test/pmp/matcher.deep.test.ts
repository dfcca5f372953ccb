import { expect, test } from 'vitest';
import { coreOf, verdict } from './verdict.ts';

test.each([
  [2, 4, false],
  [16, 4, true],
  [3, 64, false],
  [4, 8, true],
] as const)(
  '%i entries of %i bytes or more permit what the specification says, Smepmp %s',
  async (entries, granularity, smepmp) => {
    expect(await verdict(coreOf(entries, granularity, smepmp))).toBe('proved');
  },
  1_200_000,
);

test.each([
  ['the highest entry that matches decides', "(~data_match + 1'b1)", '~(data_match >> 1)'],
  ['a shared region can be written by user mode', "{1'b0, cfg_x, 1'b1}", "{1'b0, 1'b1, 1'b1}"],
  [
    'machine mode executes what no rule permits',
    ' && !machine_whitelist && !machine_lockdown',
    ' && !machine_whitelist',
  ],
])(
  '%s: seen',
  async (_, sound, wrong) => {
    const seen = await verdict(coreOf(3, 4, true), (text) => text.replace(sound, wrong));
    expect(seen).toBe('refuted');
  },
  1_200_000,
);
