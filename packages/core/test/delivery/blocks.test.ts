import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { deliveryOf, packageFiles } from '../../src/delivery/index.ts';
import { debian, unpacked } from './packed.ts';

const core: CoreOptions = {
  ...PRESETS.micro,
  base: { ...PRESETS.micro.base, userMode: true, zicbom: true },
  memory: {
    ...PRESETS.micro.memory,
    protocol: 'axi4',
    cachedRegion: { base: '0x80000000', size: 0x40_0000 },
    dataCache: { size: 512, ways: 2, line: 16, policy: 'write-back' },
  },
  auxiliary: { ...PRESETS.micro.auxiliary, rvfi: true },
};

it('tests of lines that are cleaned, flushed and invalidated pass on a sound core', async () => {
  const delivery = deliveryOf(core, { suites: ['caches'] });
  const chosen = delivery.tests.map(({ name }) => name).filter((name) => /blocks-[a-z]+$/.test(name));
  expect(chosen.length).toBe(5);
  await unpacked(packageFiles(delivery), async (folder) => {
    const { output } = await debian(folder, 'sh', 'run.sh', '-s', 'icarus', '-j', '1', ...chosen);
    expect(output).toContain('PASSED, 5 of 5 passed');
  });
});
