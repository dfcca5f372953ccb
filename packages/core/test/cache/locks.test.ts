import { expect, it } from 'vitest';
import { dataBench } from './dataBench.ts';
import { instructionBench } from './instructionBench.ts';
import { inIcarus } from './runBench.ts';
import { cacheModules, managing, withCaches } from './shapes.ts';

const SHAPE = { size: 512, ways: 4, line: 16 } as const;

it.each([
  { policy: 'write-back', cacheEcc: true, make: managing },
  { policy: 'write-back', cacheEcc: false, make: withCaches },
  { policy: 'write-through', cacheEcc: false, make: managing },
] as const)(
  'what lies in locked ways stays there, and is read and written, while masks change: $policy, correction $cacheEcc',
  async ({ policy, cacheEcc, make }) => {
    const options = make({ cacheLock: true, cacheEcc, dataCache: { ...SHAPE, policy } });
    expect(await inIcarus([...cacheModules(options, 'dcache'), dataBench(options, 2_500)])).toBe('PASS');
  },
);

it.each([false, true])(
  'instructions of locked ways stay there until a flush, correction %s',
  async (cacheEcc) => {
    const options = withCaches({ cacheLock: true, cacheEcc, instructionCache: SHAPE });
    expect(await inIcarus([...cacheModules(options, 'icache'), instructionBench(options, 4_000)])).toBe(
      'PASS',
    );
  },
);
