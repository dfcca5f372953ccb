import { expect, it } from 'vitest';
import { optionSets } from '../optionSets.ts';
import { differences, recorded } from './recorded.ts';

const SETS = 16;
const SEEDS = [1, 2, 3, 4, 5, 6];

/** What a debugger has executed is in the pipeline, and the port does not show it. */
const undisturbed = optionSets(11, SETS).map((options) => ({
  ...options,
  debug: { ...options.debug, transport: 'none' as const },
}));

it.each(undisturbed)(
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
