import { expect, it } from 'vitest';
import { BLOCK_PARTS } from './test/blockClaims.ts';
import { CONVERTER_PARTS } from './test/converterClaims.ts';
import { PARTS as FABRIC } from './test/fabricClaims.ts';
import type { Verdict } from './test/decide.ts';
import { fabricVerdict } from './test/fabricProof.ts';
import type { FabricClaim } from './test/fabricProof.ts';
import { TOPOLOGY_PARTS } from './test/topologyClaims.ts';

const PARTS = { ...FABRIC, ...CONVERTER_PARTS, ...TOPOLOGY_PARTS, ...BLOCK_PARTS };

const mutants = Object.entries(PARTS).flatMap(([part, { claims, mutants: list }]) =>
  Object.entries(list).map(
    ([name, mutant]) => [part, name, claims.map((claim) => ({ ...claim, mutant }))] as const,
  ),
);

/** A fault may show in one of a part's configurations alone. */
async function anyVerdict(claims: readonly FabricClaim[]): Promise<Verdict> {
  let verdict: Verdict = 'proved';
  for (const claim of claims) {
    verdict = await fabricVerdict(claim);
    if (verdict === 'refuted') break;
  }
  return verdict;
}

/** Proofs end by themselves; a busy machine takes its time. */
const LONGEST = 1_800_000;

it.each(mutants)(
  'in the %s, %s is refuted',
  async (_part, _name, claims) => {
    expect(await anyVerdict(claims)).toBe('refuted');
  },
  LONGEST,
);

it.each(
  Object.keys(PARTS).filter((name) => PARTS[name]!.claims[0]!.clocks !== undefined || PARTS[name]!.deep),
)(
  'what is claimed of the %s holds',
  async (name) => {
    for (const claim of PARTS[name]!.claims) expect(await fabricVerdict(claim)).toBe('proved');
  },
  LONGEST,
);

it.each(Object.keys(PARTS))(
  'the proof of the %s is not vacuous',
  async (name) => {
    const [claim] = PARTS[name]!.claims;
    expect(await fabricVerdict({ ...claim!, defines: { ...claim!.defines, VACUOUS: 1 } })).toBe('refuted');
  },
  LONGEST,
);
