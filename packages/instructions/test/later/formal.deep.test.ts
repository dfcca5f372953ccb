import { PRESETS } from '@netloom/core';
import { proveCore } from '@netloom/core/node';
import { expect, it } from 'vitest';
import { withInstructions } from '../../src/index.ts';
import { LATER } from './laterInsn.ts';

const one = { ...LATER, states: {}, instructions: { 'later.one': LATER.instructions['later.one']! } };
const options = withInstructions(PRESETS.nano, [one]);

it('registers hold what landed in them, and nobody reads or writes one that waits', async () => {
  const only = ['own', 'registers'];
  const verdicts = await proveCore(options, { secondsEach: 30, only });
  expect(verdicts.map(({ check }) => check).toSorted()).toEqual(only);
  for (const { verdict } of verdicts) expect(['holds', 'proved']).toContain(verdict);
});

it.each([
  ['that is read before', /awaits_landing = \(uses_rs1/, "awaits_landing = (1'b0"],
  ['that is written before', /\(\(writes_rd \|\| custom_later\)( && \()/, "(1'b0$1"],
  ['whose result another takes the place of', /lands( +)= landing && [^;]+;/, 'lands$1= landing;'],
])('a register %s is told', async (_, from, to) => {
  const change = (sources: string) => {
    const changed = sources.replace(from, to);
    expect(changed).not.toBe(sources);
    return changed;
  };
  const [verdict] = await proveCore(options, { secondsEach: 60, only: ['registers'], change });
  expect(verdict).toMatchObject({ check: 'registers', verdict: 'fails' });
});
