import { expect, it } from 'vitest';
import { checkCore } from '../../src/index.ts';
import { buildSimulator, runLockstep, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { debuggedZcmp } from '../debug/shows.ts';

it.each([
  ['micro', 4, 2],
  ['standard', 4, 2],
] as const)(
  'the %s core leaves pushes and pops by halts, triggers, rules and errors as the model does',
  async (preset, pmpEntries, seed) => {
    const options = debuggedZcmp(preset, pmpEntries);
    expect(checkCore(options)).toEqual([]);
    const simulator = await buildSimulator(options, { simulator: 'icarus' });
    const program = randomProgram(options, { seed, blocks: 20, rounds: 1 });
    const { mismatch, run, hits } = await runLockstep(options, simulator, program, {
      ...stress(options, seed),
      halts: 8,
      cycles: 200_000,
    });
    expect(mismatch).toBeUndefined();
    expect(run).toMatchObject({ cause: 'tohost', value: 1 });
    expect(hits).toBeGreaterThan(2);
  },
);
