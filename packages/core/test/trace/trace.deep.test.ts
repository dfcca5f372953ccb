import { expect, it } from 'vitest';
import { buildSimulator } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { hardRun, hardSets } from '../lockstep/hardSets.ts';
import { difference, runTraced } from './traced.ts';

const SETS = 40;
/** Instructions a set; together more than ten million. */
const INSTRUCTIONS = 260_000;
const DEPTHS = [16, 2, 4, 8] as const;

let decoded = 0;

it.each(hardSets(23, SETS).map((set, index) => [set, index] as const))(
  'the trace of set $1 is what retires, under interrupts, halts and steps',
  async (set, index) => {
    const options = { ...set, auxiliary: { ...set.auxiliary, trace: DEPTHS[index % DEPTHS.length]! } };
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    let own = 0;
    for (let seed = 1; own < INSTRUCTIONS; seed++) {
      const program = randomProgram(options, { seed, blocks: 400, rounds: 6 });
      const busy = seed % 4 === 0 ? { packetsBusy: 900 } : {};
      const settings = { ...hardRun(options, seed), tohost: program.tohost, cycles: 20_000_000, ...busy };
      const run = await runTraced(options, simulator, program, settings);
      expect(run.run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
      expect(difference(run.decoded, run.steps), `seed ${seed}`).toBeUndefined();
      const { interrupts } = run;
      if (run.decoded.lost === 0)
        expect(run.decoded.interrupts.slice(0, interrupts.length), `seed ${seed}`).toEqual(interrupts);
      own += run.decoded.pieces.reduce((sum, piece) => sum + piece.length, 0);
    }
    decoded += own;
  },
  1_200_000,
);

it('is more than ten million instructions', () => {
  process.stdout.write(`${decoded} instructions decoded\n`);
  expect(decoded).toBeGreaterThan(10_000_000);
});
