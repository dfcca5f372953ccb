import { PRESETS } from '@netloom/core';
import { coveragePlan, deliveryOf, packageFiles } from '@netloom/core/delivery';
import { expect, it } from 'vitest';
import { debian, heldInReset, unpacked } from '../../../core/test/delivery/packed.ts';
import { delivered } from './delivered.ts';

const { delivery, options, names } = delivered('micro', ['bits', 'mac', 'walk']);
const run = (folder: string, ...tests: string[]) =>
  debian(folder, 'sh', 'run.sh', '-s', 'icarus', '-j', '1', ...tests);

it('each instruction of the core’s own has a test', () => {
  expect(delivery.suites).toContainEqual({ id: 'custom', missing: undefined });
  expect(delivery.tests.map(({ name }) => name)).toEqual(names.map((name) => `own-${name}`));
  const without = deliveryOf(PRESETS.micro, { suites: ['custom'] });
  expect(without.suites).toEqual([{ id: 'custom', missing: 'no-custom-instructions' }]);
});

it('what of an operand counts is what the instruction reads', () => {
  const plan = new Map(coveragePlan(options).map((each) => [each.name, each.operands]));
  expect(plan.get('popcount')).toBe('first');
  expect(plan.get('mac.add')).toBe('pairs');
  expect(plan.get('mac.low')).toBe('none');
});

it('the package with them passes in Icarus with the tools of Debian', async () => {
  const tests = ['own-popcount', 'own-mac.add', 'own-walk.lh', 'own-walk.sb'];
  await unpacked(packageFiles(delivery), async (folder) => {
    const { code, output } = await run(folder, ...tests);
    expect(output).toContain(`PASSED, ${tests.length} of ${tests.length} passed`);
    expect(code).toBe(0);
  });
});

it('none passes on a core that is held in reset', async () => {
  await unpacked(heldInReset(packageFiles(delivery)), async (folder) => {
    const { output } = await run(folder, 'own-mac.low');
    expect(output).toContain('FAILED, 0 of 1 passed');
  });
});
