import { expect, it } from 'vitest';
import { sample } from '../proof/index.ts';
import { CELLS, refutable } from './test/clockMutants.ts';
import { clockVerdict } from './test/clockProof.ts';

/** The cell of a clock tree that is quick to prove; the deep suite proves them all, in all sizes. */
const QUICK = [
  'mux',
  'divider',
  'gate',
  'reset',
  'synchroniser',
  'pulse',
  'handshake',
  'select',
  'ratio',
  'measure',
];

it.each(QUICK)('%s holds in every state that can be reached', async (name) => {
  expect(await clockVerdict(CELLS[name]!.claim)).toBe('proved');
});

/** The deep suite tries them all, with all faults. */
it.each(sample(QUICK, 3))('the proof of the %s can fail', async (name) => {
  for (const [what, claim] of refutable(CELLS[name]!).slice(0, 3))
    expect(await clockVerdict(claim), what).toBe('refuted');
});
