import { expect, it } from 'vitest';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runLockstep } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { hardRun, hardSets } from './hardSets.ts';

const SETS = 44;
/** Handlers of a CLIC take most of a run: a shorter program ends all the same. */
const roundsOf = (options: CoreOptions) => (options.auxiliary.clic ? 2 : 12);
/** Instructions a set; together more than five million. */
const INSTRUCTIONS = 120_000;

const done = { instructions: 0, interrupts: 0, halts: 0, hits: 0 };
const COUNTED = Object.keys(done) as (keyof typeof done)[];

it.each(hardSets(23, SETS))(
  '$name does what the model does under interrupts, halts, steps, triggers and rules of memory protection',
  async (options) => {
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    const own = { instructions: 0, interrupts: 0, halts: 0, hits: 0 };
    for (let seed = 1; own.instructions < INSTRUCTIONS; seed++) {
      const program = randomProgram(options, { seed, blocks: 600, rounds: roundsOf(options) });
      const settings = { ...hardRun(options, seed), cycles: 60_000_000 };
      const { mismatch, run, ...counts } = await runLockstep(options, simulator, program, settings);
      expect(mismatch, `seed ${seed}`).toBeUndefined();
      expect(run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
      own.instructions += counts.compared;
      own.interrupts += counts.interrupts;
      own.halts += counts.halts;
      own.hits += counts.hits;
    }
    for (const what of COUNTED) {
      expect(own[what], what).toBeGreaterThan(0);
      done[what] += own[what];
    }
  },
  1_200_000,
);

it('is more than five million instructions', () => {
  process.stdout.write(`${COUNTED.map((what) => `${done[what]} ${what}`).join(', ')}\n`);
  expect(done.instructions).toBeGreaterThan(5_000_000);
});
