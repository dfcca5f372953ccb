import { packageFiles } from '@netloom/core/delivery';
import { expect, it } from 'vitest';
import { debian, unpacked } from '../../../core/test/delivery/packed.ts';
import { LIBRARY } from '../../src/index.ts';
import { mutantsOf } from '../rtl/mutants.ts';
import { delivered } from './delivered.ts';

const LIMIT = 3_600_000;
const run = (folder: string, ...tests: string[]) =>
  debian(folder, 'sh', 'run.sh', '-s', 'icarus', '-j', '2', ...tests);

/** The test of the instruction that a module is of; all for the unit around them. */
function testsFor(path: string, names: readonly string[]): string[] {
  const own = names.filter((name) => path.endsWith(`_custom_${name.replaceAll('.', '_')}.sv`));
  return own.map((name) => `own-${name}`);
}
const ALL = LIBRARY.map(({ name }) => name);

it.each(['nano', 'micro', 'standard'] as const)(
  'the tests of the whole library pass on %s',
  async (preset) => {
    const { delivery } = delivered(preset, ALL);
    await unpacked(packageFiles(delivery), async (folder) => {
      const { code, output } = await run(folder);
      expect(output).toContain(`PASSED, ${delivery.tests.length} of ${delivery.tests.length} passed`);
      expect(code).toBe(0);
    });
  },
  LIMIT,
);

it(
  'faults in the unit are found by the suite',
  async () => {
    const { delivery, names } = delivered('micro', ['bits', 'mac', 'dsp', 'tally']);
    const files = packageFiles(delivery);
    const unit = files.filter(({ path }) => /^rtl\/.*_custom/.test(path));
    const mutants = mutantsOf(unit);
    expect(mutants.length).toBeGreaterThanOrEqual(20);
    const survivors: string[] = [];
    for (const { what, mutated } of mutants) {
      const changed = new Map(mutated.map(({ path, text }) => [path, text]));
      const faulty = files.map(({ path, text }) => ({ path, text: changed.get(path) ?? text }));
      const tests = testsFor(what.split(':')[0]!, names);
      const { output } = await unpacked(faulty, (folder) => run(folder, ...tests));
      if (!output.includes('FAILED')) survivors.push(what);
    }
    // A state that changes before its instruction retires is seen by no program without an interrupt at that clock; the
    // bench of the unit sees it.
    expect(survivors.filter((what) => !what.endsWith('if (ready) begin'))).toEqual([]);
    expect(survivors.length).toBeLessThanOrEqual(2);
  },
  LIMIT,
);
