import { expect, it } from 'vitest';
import { instructionBench } from './instructionBench.ts';
import { inIcarus } from './runBench.ts';
import { cacheModules, withCaches } from './shapes.ts';

const SHAPE = { size: 512, ways: 2, line: 16 } as const;

it.each([{}, { cacheParity: true }, { cacheEcc: true }, { cacheLock: true }])(
  'fetches see what was in memory at a flush or since while lines come ahead, with %o',
  async (more) => {
    const options = withCaches({ instructionCache: SHAPE, nextLinePrefetch: true, ...more });
    const said = await inIcarus([...cacheModules(options, 'icache'), instructionBench(options, 6_000)]);
    expect(said).toBe('PASS');
  },
);
