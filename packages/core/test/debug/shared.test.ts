import { beforeAll, describe, expect, it } from 'vitest';
import { checkCore } from '../../src/index.ts';
import { buildSimulator, runLockstep } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { ABSENT_HART_CASES, HART_CASES, HART_GROUP_CASES } from './cases/harts.ts';
import { sharedCores } from './sharedCores.ts';
import { debuggedWith, wrong } from './shows.ts';

describe('a debugger of two harts that share a debug module', () => {
  const core = debuggedWith('micro', { version: '1.0' });
  let simulator: Simulator;
  beforeAll(async () => {
    expect(checkCore(core)).toEqual([]);
    simulator = await buildSimulator(core, { simulator: 'icarus', rtl: sharedCores(core) });
  });

  it.each([...HART_CASES, ...HART_GROUP_CASES])('sees what the specification says: $name', async (each) => {
    expect(await wrong(core, simulator, each)).toBeUndefined();
  });

  it('is not seen by a program: the core does what the model does, halted and stepped at random', async () => {
    const seed = 4;
    const program = randomProgram(core, { seed, blocks: 50, rounds: 1 });
    const settings = { seed, halts: 6, cycles: 200_000 };
    const { mismatch, run, halts } = await runLockstep(core, simulator, program, settings);
    expect(mismatch).toBeUndefined();
    expect(run).toMatchObject({ cause: 'tohost', value: 1 });
    expect(halts).toBeGreaterThan(4);
  });

  it.each(ABSENT_HART_CASES)('of a module with a place for a third hart: $name', async (each) => {
    const rtl = sharedCores(core, 1);
    const withThree = await buildSimulator(core, { simulator: 'icarus', rtl });
    expect(await wrong(core, withThree, each)).toBeUndefined();
  });
});
