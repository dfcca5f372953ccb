import { expect, it } from 'vitest';
import { deliveryOf } from '../../src/delivery/index.ts';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runProgram } from '../../src/node/index.ts';
import { LAYOUT } from '../../src/program/index.ts';

const { micro } = PRESETS;
/** Fetches without a cache, and lines of data on the same port. */
const options: CoreOptions = {
  ...micro,
  name: 'shared',
  memory: {
    ...micro.memory,
    ports: 'shared',
    protocol: 'axi4',
    prefetchDepth: 8,
    dataCache: { size: 512, ways: 4, line: 16, policy: 'write-back' },
    cachedRegion: { base: '0x80000000', size: 0x40_0000 },
  },
  advanced: { ...micro.advanced, storeBuffer: true },
};

it('a line of data arrives though the core fetches in every cycle', async () => {
  const { tests } = deliveryOf(options, { suites: ['memory'], programs: 1 });
  const simulator = await buildSimulator(options, { simulator: 'icarus' });
  for (const name of ['mem-lw', 'mem-sb']) {
    const { image } = tests.find((test) => test.name === name)!;
    const end = await runProgram(options, simulator, image, { tohost: LAYOUT.tohost, cycles: 5_000 });
    expect(end, name).toMatchObject({ cause: 'tohost', value: 1 });
  }
});
