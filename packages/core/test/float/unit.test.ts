import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { byUnit } from './bench.ts';
import { vectors, wrongs } from './forms.ts';

const coreWith = (stages: 2 | 5): CoreOptions => ({
  ...PRESETS.micro,
  base: { ...PRESETS.micro.base, zfinx: true, stages },
});

test.for([2, 5] as const)('the unit computes as the model does, %s stages', async (stages) => {
  const all = vectors(stages, 4000);
  const { results } = await byUnit(coreWith(stages), all);
  expect(wrongs(all, results)).toEqual([]);
});
