import { expect, it } from 'vitest';
import { checkCore } from '../../src/index.ts';
import { buildSimulator, runLockstep } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { debuggedWith } from '../debug/shows.ts';

it.each([
  ['micro', 'address', 2],
  ['standard', 'full', 1],
] as const)(
  'the %s core does what the model does while a debugger of 1.0 that was let in, another core and interrupts stop it',
  async (preset, triggerKind, seed) => {
    const options = debuggedWith(preset, {
      triggerKind,
      version: '1.0',
      authentication: true,
      externalTriggers: 1,
    });
    expect(checkCore(options)).toEqual([]);
    const simulator = await buildSimulator(options, { simulator: 'icarus' });
    const program = randomProgram(options, { seed, blocks: 50, rounds: 1 });
    const { mismatch, run, halts, interrupts } = await runLockstep(options, simulator, program, {
      seed,
      halts: 8,
      interrupts: 9,
      cycles: 200_000,
    });
    expect(mismatch).toBeUndefined();
    expect(run).toMatchObject({ cause: 'tohost', value: 1 });
    expect(halts).toBeGreaterThan(4);
    expect(interrupts).toBeGreaterThan(2);
  },
);
