import { expect, it } from 'vitest';
import { optionSets } from '../optionSets.ts';
import { differences, recorded } from './recorded.ts';

const SETS = 16;
const SEEDS = [1, 2, 3, 4, 5, 6];

it.each(optionSets(11, SETS))(
  'the record of $name says what the RVFI port shows',
  async (options) => {
    for (const seed of SEEDS)
      for (const from of [0, 257]) {
        const found = await recorded(options, seed, 'verilator', from);
        expect(found.run.cause, `seed ${seed}`).toBe('tohost');
        expect(differences(found), `seed ${seed} from ${from}`).toEqual([]);
      }
  },
  1_200_000,
);
