import { expect, it } from 'vitest';
import { dataBench } from './dataBench.ts';
import { inIcarus } from './runBench.ts';
import { cacheModules, managing } from './shapes.ts';

const shape = { size: 512, ways: 2, line: 16 } as const;

it.each([
  { policy: 'write-through', zifencei: true },
  { policy: 'write-back', zifencei: true },
  { policy: 'write-back', zifencei: false },
] as const)(
  'lines are cleaned, flushed and invalidated among loads and stores, with waits and errors: $policy, fence.i $zifencei',
  async ({ policy, zifencei }) => {
    const options = managing({ dataCache: { ...shape, policy } }, zifencei);
    const said = await inIcarus([...cacheModules(options, 'dcache'), dataBench(options, 4_000)]);
    expect(said).toBe('PASS');
  },
);
