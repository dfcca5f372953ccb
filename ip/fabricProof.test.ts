import { expect, it } from 'vitest';
import { sample } from '../proof/index.ts';
import { BLOCK_PARTS } from './test/blockClaims.ts';
import { CONVERTER_PARTS } from './test/converterClaims.ts';
import { PARTS as FABRIC } from './test/fabricClaims.ts';
import { fabricVerdict } from './test/fabricProof.ts';
import { TOPOLOGY_PARTS } from './test/topologyClaims.ts';

const PARTS = { ...FABRIC, ...CONVERTER_PARTS, ...TOPOLOGY_PARTS, ...BLOCK_PARTS };

/** What is looked at for a number of clocks alone takes longer: the deep suite does it. */
const unbounded = Object.keys(PARTS).filter(
  (name) => PARTS[name]!.claims[0]!.clocks === undefined && !PARTS[name]!.deep,
);

it.each(unbounded)('what is claimed of the %s holds in every state', async (name) => {
  for (const claim of PARTS[name]!.claims) expect(await fabricVerdict(claim)).toBe('proved');
});

/** The deep suite tries them all, with all faults. */
it.each(sample(unbounded, 6))('the proof of the %s can fail', async (name) => {
  const { claims, mutants } = PARTS[name]!;
  const [claim] = claims;
  expect(await fabricVerdict({ ...claim!, defines: { ...claim!.defines, VACUOUS: 1 } })).toBe('refuted');
  const [mutant] = Object.values(mutants);
  expect(await fabricVerdict({ ...claim!, mutant: mutant! })).toBe('refuted');
});
