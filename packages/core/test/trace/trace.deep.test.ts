import { expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import { buildSimulator, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { hardRun, hardSets } from '../lockstep/hardSets.ts';
import { BEYOND, difference, runTraced } from './traced.ts';
import type { Step } from './traced.ts';

const SETS = 12;
/** Instructions a set; together more than ten million. */
const INSTRUCTIONS = 850_000;
/** Under halts and interrupts in every few clocks some programs end at no limit: what they did until then is as good. */
const CYCLES = 1_500_000;
/** A set whose programs do nearly nothing is a failure of the total, and takes no longer than others. */
const MOST_PROGRAMS = 80;
const { clic, clicInputs, clicControlBits, clicVectors } = PRESETS.standard.auxiliary;
const NO_CLIC = { clic, clicInputs, clicControlBits, clicVectors };
const DEPTHS = [16, 2, 4, 8] as const;

/** How often the last instruction was executed again. */
const lastRounds = (steps: readonly Step[]) =>
  steps.length - 2 - steps.findLastIndex(({ pc }) => pc !== steps.at(-1)!.pc);

const done = { instructions: 0, interrupts: 0, gaps: 0, lost: 0, limited: 0, programs: 0 };

it.each(hardSets(23, SETS).map((set, index) => [index, set] as const))(
  'the trace of set %i is what retires, under interrupts, halts, steps and a busy port',
  async (index, set) => {
    const options = {
      ...set,
      // A trace excludes them.
      base: { ...set.base, zcmp: false },
      auxiliary: { ...set.auxiliary, ...NO_CLIC, trace: DEPTHS[index % DEPTHS.length]! },
    };
    expect(checkCore(options)).toEqual([]);
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    let instructions = 0;
    for (let seed = 1; instructions < INSTRUCTIONS && seed <= MOST_PROGRAMS; seed++) {
      const program = randomProgram(options, { seed, blocks: 600, rounds: 12 });
      // Halts keep programs short; three of four have interrupts and errors alone.
      const hard = seed % 4 === 1 ? hardRun(options, seed) : stress(options, seed);
      const busy = seed % 4 === 2 ? { packetsBusy: 900 } : {};
      const settings = { ...hard, ...busy, tohost: program.tohost, cycles: CYCLES };
      const { run, decoded, steps, interrupts } = await runTraced(options, simulator, program, settings);
      expect(['tohost', 'limit'], `seed ${seed}: ${run.cause}`).toContain(run.cause);
      expect(difference(decoded, steps), `seed ${seed}`).toBeUndefined();
      const count = decoded.pieces.reduce((sum, piece) => sum + piece.length, 0);
      if (decoded.lost === 0) {
        // A run that is cut off may end in a trap whose handler nobody saw, and no trace tells how often the last jump
        // went to itself.
        const untold = run.cause === 'limit' ? BEYOND : lastRounds(steps);
        expect(count, `seed ${seed}: ${run.cause}`).toBeGreaterThanOrEqual(steps.length - untold);
        expect(decoded.interrupts.slice(0, interrupts.length), `seed ${seed}`).toEqual(interrupts);
      }
      instructions += count;
      done.interrupts += interrupts.length;
      done.gaps += decoded.pieces.length - 1;
      done.lost += decoded.lost;
      done.limited += run.cause === 'limit' ? 1 : 0;
      done.programs++;
    }
    done.instructions += instructions;
  },
  1_200_000,
);

it('is more than ten million instructions', () => {
  process.stdout.write(
    `${Object.entries(done)
      .map(([what, count]) => `${count} ${what}`)
      .join(', ')}\n`,
  );
  expect(done.instructions).toBeGreaterThan(10_000_000);
  expect(Math.min(done.interrupts, done.gaps, done.lost)).toBeGreaterThan(100);
});
