import { afterAll, describe, expect, it } from 'vitest';
import { buildSimulator, runLockstep } from '../../src/node/index.ts';
import { Tally, executablesOf, folderIn } from './executables.ts';
import { familyOf, isKnown, unfit } from './riscvTests.ts';
import { setsForP } from './sets.ts';

const VARIABLE = 'NETLOOM_RISCV_TESTS';
const CYCLES = 2_000_000;

const folder = folderIn(VARIABLE);
const tests = folder ? executablesOf(folder).filter(({ name }) => familyOf(name)) : [];
const sets = folder ? setsForP().map((options, seed) => ({ name: options.name, options, seed })) : [];

describe.runIf(folder)('riscv-tests on the RTL', () => {
  const tally = new Tally('riscv-tests');
  afterAll(() => tally.say(sets.length));

  it('are there, and of families of which something is said', () => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.map(({ name }) => name).filter((name) => !isKnown(familyOf(name)!))).toEqual([]);
    expect(sets.length).toBeGreaterThanOrEqual(30);
    expect(new Set(sets.map(({ options }) => options.base.stages)).size).toBe(2);
  });

  it.each(sets)(
    'pass on $name, in lockstep with the model',
    async ({ options, seed }) => {
      const simulator = await buildSimulator(options, { simulator: 'verilator' });
      const failed: string[] = [];
      for (const { name, program } of tests) {
        const why = unfit(options, name);
        if (why !== undefined) {
          tally.left(why);
          continue;
        }
        const settings = { seed, latency: seed % 2 === 1, cycles: CYCLES };
        const { run, mismatch } = await runLockstep(options, simulator, program, settings);
        tally.ran(name);
        if (mismatch || run.cause !== 'tohost' || run.value !== 1)
          failed.push(`${name}: ${run.cause} ${run.value} ${JSON.stringify(mismatch?.differences)}`);
      }
      expect(failed).toEqual([]);
    },
    1_200_000,
  );
});

if (!folder) it.skip(`riscv-tests on the RTL: not run, ${VARIABLE} names no folder`, () => {});
