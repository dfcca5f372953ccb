import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deliveryOf, packageFiles } from '../../src/delivery/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { optionSets } from '../optionSets.ts';
import { debian, heldInReset, unpacked } from './packed.ts';

/** Option sets drawn at random: among them cores with caches, memories inside, a debug module, 16 registers, no CSRs. */
const CORES = optionSets(26, 10);

const run = (folder: string) => debian(folder, 'sh', 'run.sh', '-j', '2');

it.each(CORES.map((options) => [options.name, options] as const))(
  '%s passes its own package with the tools of Debian alone, and held in reset no test of it',
  async (_name, options: CoreOptions) => {
    const delivery = deliveryOf(options, { programs: 10 });
    const files = packageFiles(delivery);
    const all = delivery.tests.length;
    await unpacked(files, async (folder) => {
      const { code, output } = await run(folder);
      expect(output).toContain(`PASSED, ${all} of ${all} passed`);
      expect(code).toBe(0);
      expect(await debian(folder, 'xmllint', '--noout', 'results/report.xml')).toMatchObject({ code: 0 });
      const { length } = readFileSync(join(folder, 'results/report.pdf'));
      expect(length).toBeGreaterThan(1000);
    });
    await unpacked(heldInReset(files), async (folder) => {
      const { code, output } = await run(folder);
      expect(output).toContain(`FAILED, 0 of ${all} passed`);
      expect(code).toBe(1);
    });
  },
  3_600_000,
);
