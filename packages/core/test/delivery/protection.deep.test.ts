import { expect, it } from 'vitest';
import { deliveryOf, packageFiles } from '../../src/delivery/index.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { debian, heldInReset, unpacked } from './packed.ts';

const core = (
  preset: 'micro' | 'standard',
  base: Partial<CoreOptions['base']>,
  auxiliary: Partial<CoreOptions['auxiliary']>,
  memory: Partial<CoreOptions['memory']> = {},
): CoreOptions => ({
  ...PRESETS[preset],
  name: `protected_${preset}`,
  base: { ...PRESETS[preset].base, userMode: true, ...base },
  memory: { ...PRESETS[preset].memory, ...memory },
  auxiliary: { ...PRESETS[preset].auxiliary, rvfi: true, ...auxiliary },
});

const CORES: readonly CoreOptions[] = [
  core('micro', { atomics: true }, { pmpEntries: 8, smepmp: true }),
  core(
    'standard',
    { compressed: false },
    { pmpEntries: 3, pmpGranularity: 64, smepmp: true },
    { misaligned: 'hardware' },
  ),
];

it.each(CORES.map((options) => [options.name, options] as const))(
  'the suite of memory protection passes on %s, and no test of it on the same core held in reset',
  async (_name, options) => {
    const delivery = deliveryOf(options, { suites: ['protection'] });
    const all = delivery.tests.length;
    expect(all).toBe(8);
    await unpacked(packageFiles(delivery), async (folder) => {
      const { code, output } = await debian(folder, 'sh', 'run.sh', '-j', '1');
      expect(output).toContain(`PASSED, ${all} of ${all} passed`);
      expect(code).toBe(0);
    });
    await unpacked(heldInReset(packageFiles(delivery)), async (folder) => {
      const { output } = await debian(folder, 'sh', 'run.sh', '-j', '1');
      expect(output).toContain(`FAILED, 0 of ${all} passed`);
    });
  },
  3_600_000,
);
