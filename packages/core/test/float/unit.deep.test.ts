import { expect, test } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { byUnit } from './bench.ts';
import { vectors, wrongs } from './forms.ts';

const options: CoreOptions = { ...PRESETS.standard, base: { ...PRESETS.standard.base, zfinx: true } };
const [RUNS, EACH] = [11, 100_000];

test.each(Array.from({ length: RUNS }, (_, run) => run))(
  'the unit computes as the model does on random operands, part %i',
  async (run) => {
    const all = vectors(1000 + run, EACH);
    const { results } = await byUnit(options, all, 'verilator');
    expect(results).toHaveLength(EACH);
    expect(wrongs(all, results)).toEqual([]);
  },
  600_000,
);
