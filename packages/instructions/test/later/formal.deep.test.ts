import { PRESETS } from '@netloom/core';
import type { CoreOptions } from '@netloom/core';
import { proveCore } from '@netloom/core/node';
import { describe, expect, it } from 'vitest';
import { withInstructions } from '../../src/index.ts';
import { LATER } from './laterInsn.ts';

const SECONDS = 200;
const LIMIT = 1_800_000;
const { nano } = PRESETS;
const one = { ...LATER, states: {}, instructions: { 'later.one': LATER.instructions['later.one']! } };
const five: CoreOptions = {
  ...nano,
  base: { ...nano.base, stages: 5 },
  advanced: { ...nano.advanced, forwarding: true },
};

type Wrong = [what: string, from: RegExp, to: string];

/** One wrong thing each. */
const TWO_WRONG: Wrong[] = [
  ['that is read before', /awaits_landing = \(uses_rs1/, "awaits_landing = (1'b0"],
  ['that is written before', /\(\(writes_rd \|\| custom_later\)( && \()/, "(1'b0$1"],
  ['whose result another takes the place of', /lands( +)= landing && [^;]+;/, 'lands$1= landing;'],
];
const FIVE_WRONG: Wrong[] = [
  ['that is read behind it', /\s+\|\| \(ex_valid && ex_later && ex_rd == id_instr\[18:15\]\)/, ''],
  ['that is written before', /rd_hazard( +)= \(id_rd_we \|\| id_later\)/, "rd_hazard$1= 1'b0"],
  ['whose result another takes the place of', /landing && !wb_rd_we/, 'landing'],
];

describe.each<[string, CoreOptions, Wrong[]]>([
  ['two', nano, TWO_WRONG],
  ['five', five, FIVE_WRONG],
])('with %s stages', (_, core, wrong) => {
  const options = withInstructions(core, [one]);

  it(
    'registers hold what landed in them, and nobody reads or writes one that waits',
    async () => {
      const only = ['own', 'registers'];
      const verdicts = await proveCore(options, { secondsEach: SECONDS, only });
      expect(verdicts.map(({ check }) => check).toSorted()).toEqual(only);
      for (const { verdict } of verdicts) expect(['holds', 'proved']).toContain(verdict);
    },
    LIMIT,
  );

  it.each(wrong)(
    'a register %s is told',
    async (__, from, to) => {
      const change = (sources: string) => {
        const changed = sources.replace(from, to);
        expect(changed).not.toBe(sources);
        return changed;
      };
      const settings = { secondsEach: SECONDS, only: ['registers'], change };
      const [verdict] = await proveCore(options, settings);
      expect(verdict).toMatchObject({ check: 'registers', verdict: 'fails' });
    },
    LIMIT,
  );
});
