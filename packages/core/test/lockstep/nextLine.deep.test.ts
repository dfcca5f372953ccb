import { expect, it } from 'vitest';
import { NEXT_LINE_CORES, besideModel } from './nextLineCores.ts';
import { countingSimulator } from './readsBeside.ts';

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

it.each(Object.entries(NEXT_LINE_CORES))(
  'a core %s does what the model does, with two bursts under way',
  async (_, options) => {
    const simulator = await countingSimulator(options, 'verilator');
    let all = 0;
    for (const seed of SEEDS) {
      const { beside, ...rest } = await besideModel(options, simulator, seed, 400);
      expect(rest, `seed ${seed}`).toEqual({ mismatch: undefined, cause: 'tohost', value: 1, third: false });
      all += beside;
    }
    expect(all).toBeGreaterThan(1000);
  },
  1_200_000,
);
