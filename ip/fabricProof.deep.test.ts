import { expect, it } from 'vitest';
import { PARTS } from './test/fabricClaims.ts';
import { fabricVerdict } from './test/fabricProof.ts';

const mutants = Object.entries(PARTS).flatMap(([part, { claims, mutants: list }]) =>
  Object.entries(list).map(([name, mutant]) => [part, name, { ...claims[0]!, mutant }] as const),
);

it.each(mutants)('in the %s, %s is refuted', async (_part, _name, claim) => {
  expect(await fabricVerdict(claim)).toBe('refuted');
});
