import { expect, it } from 'vitest';
import { LIBRARY } from '../../src/index.ts';
import { mutantsOf } from './mutants.ts';
import { runUnit, unitOf, vectorsOf } from './unitBench.ts';

const isDeep = Boolean(process.env.NETLOOM_DEEP);
const vectors = vectorsOf(LIBRARY, isDeep ? 200_000 : 4000, 26);
const { options, files } = unitOf(LIBRARY);

it.each(['nano', 'standard'] as const)(
  'the unit of %s answers what the model answers, instruction after instruction, and keeps its states when an access fails',
  (preset) => {
    const unit = unitOf(LIBRARY, preset);
    expect(runUnit(unit.options, unit.files, vectors)).toBe('PASS');
  },
  1_200_000,
);

it('faults in its text are noticed', () => {
  const all = mutantsOf(files);
  expect(all.length).toBeGreaterThanOrEqual(30);
  const tried = isDeep ? all : all.filter((_, index) => index % 10 === 0);
  const survivors = tried.filter(
    ({ mutated }) => runUnit(options, mutated, vectors.slice(0, 4000)) === 'PASS',
  );
  expect(survivors.map(({ what }) => what)).toEqual([]);
});
