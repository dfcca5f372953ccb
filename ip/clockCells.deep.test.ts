import { expect, it } from 'vitest';
import { CELLS } from './test/clockMutants.ts';
import { clockVerdict } from './test/clockProof.ts';

const claims = Object.values(CELLS).flatMap(({ claim, more = [] }) => [claim, ...more]);
const mutants = Object.values(CELLS).flatMap(({ claim, mutants: list }) =>
  list.map((mutant) => [`${mutant.file}: ${mutant.find} → ${mutant.replace}`, { ...claim, mutant }] as const),
);

it.each(claims)('$name holds in every state that can be reached under $defines', async (claim) => {
  expect(await clockVerdict(claim)).toBe('proved');
});

it.each(Object.keys(CELLS))('the proof of the %s is not vacuous', async (name) => {
  const { claim } = CELLS[name]!;
  expect(await clockVerdict({ ...claim, defines: { ...claim.defines, VACUOUS: 1 } })).toBe('refuted');
});

it.each(mutants)('%s is refuted', async (_, claim) => {
  expect(await clockVerdict(claim)).toBe('refuted');
});
