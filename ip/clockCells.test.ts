import { expect, it } from 'vitest';
import { CELLS } from './test/clockMutants.ts';
import { clockVerdict } from './test/clockProof.ts';

/** The cell of a clock tree that is quick to prove; the deep suite proves them all, in all sizes. */
const QUICK = ['mux', 'divider', 'gate', 'reset', 'synchroniser', 'pulse', 'handshake', 'select', 'ratio'];

it.each(QUICK)('%s holds in every state that can be reached, and its proof can fail', async (name) => {
  const { claim, mutants } = CELLS[name]!;
  expect(await clockVerdict(claim)).toBe('proved');
  expect(await clockVerdict({ ...claim, defines: { ...claim.defines, VACUOUS: 1 } })).toBe('refuted');
  for (const mutant of mutants.slice(0, 2))
    expect(await clockVerdict({ ...claim, mutant }), mutant.find).toBe('refuted');
});
