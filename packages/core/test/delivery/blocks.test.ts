import { expect, it } from 'vitest';
import type { SuiteId } from '@netloom/model';
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

/** Runs tests of the caches in the customer's way: what is said of them. */
async function runOf(
  options: CoreOptions,
  which: RegExp,
  suites: readonly SuiteId[] = ['caches'],
): Promise<string> {
  const delivery = deliveryOf(options, { suites });
  const chosen = delivery.tests.map(({ name }) => name).filter((name) => which.test(name));
  return unpacked(packageFiles(delivery), async (folder) => {
    const { output } = await debian(folder, 'sh', 'run.sh', '-s', 'icarus', '-j', '1', ...chosen);
    return output;
  });
}

it('tests of lines that are cleaned, flushed and invalidated pass on a sound core', async () => {
  expect(await runOf(core, /blocks-[a-z]+$/)).toContain('PASSED, 5 of 5 passed');
});

it('tests of what ways hold and of their masks pass where ways can be locked', async () => {
  const { memory } = core;
  const instructionCache = { size: 512, ways: 2, line: 16 } as const;
  const locking = { ...core, memory: { ...memory, cacheLock: true, instructionCache } };
  expect(await runOf(locking, /cache-(locked|code)$|csr-7f[01]$/, ['caches', 'csr'])).toContain(
    'PASSED, 4 of 4 passed',
  );
});

it.each([
  { cacheParity: true, policy: 'write-through' },
  { cacheEcc: true, policy: 'write-back' },
] as const)('tests of the caches pass while these lose bits: $policy', async ({ policy, ...guard }) => {
  const { dataCache } = core.memory;
  const losing: CoreOptions = {
    ...core,
    memory: {
      ...core.memory,
      ...guard,
      instructionCache: { size: 512, ways: 2, line: 16 },
      dataCache: { ...dataCache!, policy },
    },
  };
  expect(await runOf(losing, /(conflicts|code|written)-losing$/)).toContain('PASSED, 3 of 3 passed');
});
