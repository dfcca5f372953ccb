import { expect, it } from 'vitest';
import { CELLS, refutable } from './test/clockMutants.ts';
import { clockVerdict } from './test/clockProof.ts';

const claims = Object.values(CELLS).flatMap(({ claim, more = [] }) => [claim, ...more]);

it.each(claims)('$name holds in every state that can be reached under $defines', async (claim) => {
  expect(await clockVerdict(claim)).toBe('proved');
});

it.each(Object.values(CELLS).flatMap(refutable))('%s is refuted', async (_, claim) => {
  expect(await clockVerdict(claim)).toBe('refuted');
});
