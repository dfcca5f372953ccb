import { expect, it } from 'vitest';
import { EQUIVALENT } from './equivalentMutants.ts';
import { BACK_MUTANTS } from './backMutants.ts';
import { DATA_MUTANTS } from './dataMutants.ts';
import { INSTRUCTION_MUTANTS } from './instructionMutants.ts';
import { ofData, ofInstructions, withMutant } from './mutant.ts';
import type { Mutant } from './mutant.ts';
import { THROUGH_MUTANTS } from './throughMutants.ts';

const OPERATIONS = 6_000;
/** In the first the text of every bug is found. */
const SHAPES = [
  { size: 512, ways: 2, line: 16 },
  { size: 512, ways: 1, line: 32 },
  { size: 512, ways: 4, line: 64 },
] as const;
const BY_POLICY = {
  'write-back': [...DATA_MUTANTS, ...BACK_MUTANTS],
  'write-through': [...DATA_MUTANTS, ...THROUGH_MUTANTS],
} as const;
const POLICIES = ['write-back', 'write-through'] as const;

/** Where there is one way, no bug can be between ways. */
const applies = ([wrong]: Mutant, ways: number) => ways > 1 || !/\bways?\b/.test(wrong);

const CACHES = SHAPES.flatMap((shape, at) => [
  ...POLICIES.map((policy) => ({
    name: `${policy}, ${shape.ways} ways, lines of ${shape.line} bytes`,
    of: ofData(shape, policy),
    mutants: BY_POLICY[policy].filter((mutant) => applies(mutant, shape.ways)),
    isFirst: at === 0,
  })),
  {
    name: `instructions, ${shape.ways} ways, lines of ${shape.line} bytes`,
    of: ofInstructions(shape),
    mutants: INSTRUCTION_MUTANTS.filter((mutant) => applies(mutant, shape.ways)),
    isFirst: at === 0,
  },
]);

it.each(CACHES)(
  'every bug is seen: $name',
  async ({ of, mutants, isFirst }) => {
    const survivors: string[] = [];
    let asked = 0;
    for (const mutant of mutants) {
      const said = await withMutant(of, mutant, OPERATIONS);
      if (said === undefined && !isFirst) continue;
      asked++;
      if (said === undefined || said === 'PASS') survivors.push(mutant[0]);
    }
    expect(survivors).toEqual([]);
    expect(asked).toBeGreaterThan(10);
  },
  3_600_000,
);

const UNSEEN = EQUIVALENT.flatMap(([cache, why, mutant]) =>
  [...POLICIES, 'instructions' as const]
    .filter((each) => each === cache || (cache === 'data' && each !== 'instructions'))
    .map((each) => ({ cache: each, why, mutant })),
);

it.each(UNSEEN)('is no bug: $cache, $why', async ({ cache, mutant }) => {
  const of = cache === 'instructions' ? ofInstructions(SHAPES[0]) : ofData(SHAPES[0], cache);
  expect(await withMutant(of, mutant, OPERATIONS)).toBe('PASS');
});
