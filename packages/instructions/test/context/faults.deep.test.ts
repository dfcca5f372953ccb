import { buildSimulator, runLockstep, stress } from '@netloom/core/node';
import { randomProgram } from '@netloom/core/program';
import { expect, it } from 'vitest';
import { faultyStatus, withStatus } from './statusFaults.ts';

/** Instructions a core. */
const INSTRUCTIONS = 100_000;
const SEEDS = 6;
const LIMIT = 3_600_000;

it.each(['micro', 'standard'] as const)(
  '%s with status registers does what the model does, through traps, interrupts and branches',
  async (preset) => {
    const options = withStatus(preset);
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    let [compared, interrupts] = [0, 0];
    for (let seed = 1; compared < INSTRUCTIONS; seed++) {
      const program = randomProgram(options, { seed, blocks: 600, rounds: 10 });
      const settings = { ...stress(options, seed), cycles: 10_000_000 };
      const result = await runLockstep(options, simulator, program, settings);
      expect(result.mismatch, `seed ${seed}`).toBeUndefined();
      expect(result.run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
      compared += result.compared;
      interrupts += result.interrupts;
    }
    expect(interrupts).toBeGreaterThan(100);
  },
  LIMIT,
);

it.each(['micro', 'standard'] as const)(
  'lockstep finds what is wrong with the status of %s',
  async (preset) => {
    const options = withStatus(preset);
    const survivors: string[] = [];
    for (const { what, rtl } of faultyStatus(preset)) {
      const simulator = await buildSimulator(options, { simulator: 'icarus', rtl });
      let isFound = false;
      for (let seed = 1; seed <= SEEDS && !isFound; seed++) {
        const program = randomProgram(options, { seed, blocks: 600, rounds: 1 });
        const { mismatch } = await runLockstep(options, simulator, program, stress(options, seed));
        isFound = mismatch !== undefined;
      }
      if (!isFound) survivors.push(what);
    }
    expect(survivors).toEqual([]);
  },
  LIMIT,
);
