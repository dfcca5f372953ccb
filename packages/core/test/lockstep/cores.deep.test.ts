import { expect, it } from 'vitest';
import { buildSimulator, runLockstep, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { optionSets } from '../optionSets.ts';
import { withTrace } from './withTrace.ts';

const SETS = 52;
/** Instructions a set; together more than ten million. */
const INSTRUCTIONS = 200_000;

it.each(optionSets(7, SETS).map(withTrace))(
  '$name does what the model does',
  async (options) => {
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    let compared = 0;
    for (let seed = 1; compared < INSTRUCTIONS; seed++) {
      const program = randomProgram(options, { seed, blocks: 600, rounds: 20 });
      // Handlers of a CLIC take most of a run.
      const settings = { ...stress(options, seed), cycles: 60_000_000 };
      const result = await runLockstep(options, simulator, program, settings);
      expect(result.mismatch, `seed ${seed}`).toBeUndefined();
      expect(result.run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
      compared += result.compared;
    }
  },
  1_200_000,
);
