import { expect, it } from 'vitest';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runLockstep, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { withTrace } from '../lockstep/withTrace.ts';
import { optionSets } from '../optionSets.ts';

/** Sets that were drawn with Zfinx, of both pipelines. */
const SETS = 16;
const floating: CoreOptions[] = optionSets(41, 80)
  .filter(({ base }) => base.zfinx)
  .slice(0, SETS)
  .map(withTrace);

it.each(floating)(
  '$name does floating point as the model does, with interrupts between',
  async (options) => {
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    for (let seed = 1; seed <= 12; seed++) {
      const program = randomProgram(options, { seed, blocks: 400, rounds: 3 });
      const settings = { ...stress(options, seed), interrupts: 10, cycles: 10_000_000 };
      const { run, mismatch } = await runLockstep(options, simulator, program, settings);
      expect(mismatch, `seed ${seed}`).toBeUndefined();
      expect(run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
    }
  },
  1_200_000,
);
