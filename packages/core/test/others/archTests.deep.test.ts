import { afterAll, describe, expect, it } from 'vitest';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runLockstep } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { archTests, differences, oracle, unfit } from './archTests.ts';
import type { ArchTest } from './archTests.ts';
import { Tally, executablesOf, folderIn } from './executables.ts';
import { qemuSignature } from './qemuSignature.ts';
import { setsOfBoth } from './sets.ts';

const VARIABLE = 'NETLOOM_ARCH_TESTS';
const CYCLES = 500_000;
/** Of tests without traps one of so many runs on a set, another one on the next. */
const SHARE = 4;

const folder = folderIn(VARIABLE);
const tests = folder ? archTests(executablesOf(folder)) : [];
const sets = folder ? setsOfBoth().map((options, seed) => ({ name: options.name, options, seed })) : [];
const tally = new Tally('riscv-arch-test');

const words = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((word) => parseInt(word, 16));

/** What is wrong with a run, in words; nothing where the core does what model and QEMU do. */
async function tried(
  options: CoreOptions,
  simulator: Simulator,
  test: ArchTest,
  seed: number,
): Promise<string[]> {
  const { signature, program, path, file } = test;
  const settings = { seed, latency: seed % 2 === 1, cycles: CYCLES, signature };
  const { run, mismatch } = await runLockstep(options, simulator, program, settings);
  tally.ran(path);
  if (mismatch || run.cause !== 'tohost' || run.value !== 1)
    return [`${path}: ${run.cause} ${run.value} ${JSON.stringify(mismatch?.differences)}`];
  const judge = oracle(options, test);
  if ('none' in judge) {
    tally.note(`compared with the model alone: ${judge.none}`);
    return [];
  }
  const theirs = await qemuSignature(judge.cpu, file, signature);
  return differences(test, words(run.signature!), theirs).map((found) => `${path}: ${found}`);
}

describe.runIf(folder)('riscv-arch-test on the RTL', () => {
  afterAll(() => tally.say(sets.length));

  it('is there, on cores of both pipelines', () => {
    expect(tests.length).toBeGreaterThan(0);
    expect(sets.length).toBeGreaterThanOrEqual(30);
    expect(new Set(sets.map(({ options }) => options.base.stages)).size).toBe(2);
  });

  it.each(sets)(
    'leaves on $name what QEMU leaves, in lockstep with the model',
    async ({ options, seed }) => {
      const simulator = await buildSimulator(options, { simulator: 'verilator' });
      const failed: string[] = [];
      let fit = seed;
      for (const test of tests) {
        const why = unfit(options, test);
        if (why !== undefined) tally.left(why);
        else if (test.records !== undefined || fit++ % SHARE === 0)
          failed.push(...(await tried(options, simulator, test, seed)));
      }
      expect(failed).toEqual([]);
    },
    1_200_000,
  );
});

if (!folder) it.skip(`riscv-arch-test on the RTL: not run, ${VARIABLE} names no folder`, () => {});
