import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { deliveryOf, packageFiles } from '../../src/delivery/index.ts';
import { debian, unpacked } from '../delivery/packed.ts';

const core = (preset: CoreOptions): CoreOptions => ({
  ...preset,
  base: { ...preset.base, zfinx: true, userMode: true },
  auxiliary: { ...preset.auxiliary, rvfi: true },
});

it.each(['micro', 'standard'] as const)(
  'directed tests of floating point pass on %s',
  async (preset) => {
    const delivery = deliveryOf(core(PRESETS[preset]), { suites: ['instructions', 'csr'] });
    const chosen = process.env.NETLOOM_DEEP
      ? delivery.tests
          .map(({ name }) => name)
          .filter((name) => /^flt-|^ins-f|^csr-[123]$|^csr-every-0/.test(name))
      : ['flt-fnmsub.s', 'flt-fcvt.w.s', 'flt-status', 'csr-3'];
    await unpacked(packageFiles(delivery), async (folder) => {
      const { code, output } = await debian(
        folder,
        'sh',
        'run.sh',
        '-s',
        process.env.NETLOOM_DEEP ? 'verilator' : 'icarus',
        '-j',
        '1',
        ...chosen,
      );
      expect(output).toContain(`PASSED, ${chosen.length} of ${chosen.length} passed`);
      expect(code).toBe(0);
    });
  },
  1_200_000,
);
