import { expect, it } from 'vitest';
import { sample } from '../proof/index.ts';
import { CELLS } from './test/clockMutants.ts';
import { clockVerdict } from './test/clockProof.ts';

/** The cell of a clock tree that is quick to prove; the deep suite proves them all, in all sizes. */
const QUICK = ['mux', 'divider', 'gate', 'reset', 'synchroniser', 'pulse', 'handshake', 'select', 'ratio'];

it.each(QUICK)('%s holds in every state that can be reached', async (name) => {
  expect(await clockVerdict(CELLS[name]!.claim)).toBe('proved');
});

/** The deep suite tries them all, with all faults. */
it.each(sample(QUICK, 3))('the proof of the %s can fail', async (name) => {
  const { claim, mutants } = CELLS[name]!;
  expect(await clockVerdict({ ...claim, defines: { ...claim.defines, VACUOUS: 1 } })).toBe('refuted');
  for (const mutant of mutants.slice(0, 2))
    expect(await clockVerdict({ ...claim, mutant }), mutant.find).toBe('refuted');
});
