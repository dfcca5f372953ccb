import { describe, expect, it } from 'vitest';
import { checkCore } from '../../src/index.ts';
import { buildSimulator, runLockstep, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { debuggedZcmp } from '../debug/shows.ts';

const PROGRAMS = 30;

describe.each([
  ['micro', 0],
  ['micro', 4],
  ['standard', 0],
  ['standard', 4],
] as const)('the %s core with Zcmp and %i rules', (preset, pmpEntries) => {
  it('does what the model does, however often a debugger stops it', async () => {
    const options = debuggedZcmp(preset, pmpEntries);
    expect(checkCore(options)).toEqual([]);
    const simulator = await buildSimulator(options, { simulator: 'verilator' });
    for (let seed = 1; seed <= PROGRAMS; seed++) {
      const program = randomProgram(options, { seed, blocks: 300, rounds: 2 });
      const settings = { ...stress(options, seed), halts: 7 + (seed % 3), cycles: 5_000_000 };
      const { mismatch, run } = await runLockstep(options, simulator, program, settings);
      expect(mismatch, `seed ${seed}`).toBeUndefined();
      expect(run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
    }
  }, 3_600_000);
});
