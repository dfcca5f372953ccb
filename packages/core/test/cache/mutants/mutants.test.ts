import { expect, it } from 'vitest';
import { BACK_MUTANTS } from './backMutants.ts';
import { DATA_MUTANTS } from './dataMutants.ts';
import { INSTRUCTION_MUTANTS } from './instructionMutants.ts';
import { ofData, ofInstructions, withMutant } from './mutant.ts';
import { THROUGH_MUTANTS } from './throughMutants.ts';

const SHAPE = { size: 512, ways: 2, line: 16 } as const;
/** Some that show soon; all are looked for by the deep suite. */
const FEW = 3;

const CACHES = [
  { cache: 'write-back', of: ofData(SHAPE, 'write-back'), mutants: [...DATA_MUTANTS, ...BACK_MUTANTS] },
  {
    cache: 'write-through',
    of: ofData(SHAPE, 'write-through'),
    mutants: [...DATA_MUTANTS, ...THROUGH_MUTANTS],
  },
  { cache: 'instructions', of: ofInstructions(SHAPE), mutants: INSTRUCTION_MUTANTS },
];

it.each(CACHES)('bugs are seen by loads, stores and fetches at random: $cache', async ({ of, mutants }) => {
  for (const mutant of mutants.slice(0, FEW))
    expect(await withMutant(of, mutant, 1_000), mutant[0]).not.toMatch(/PASS|^undefined$/);
});
