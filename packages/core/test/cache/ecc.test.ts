import { expect, it } from 'vitest';
import { dataBench } from './dataBench.ts';
import { everyPair } from './everyPair.ts';
import { instructionBench } from './instructionBench.ts';
import { lostData } from './lostData.ts';
import { inIcarus } from './runBench.ts';
import { cacheModules, managing, withCaches } from './shapes.ts';

const shape = { size: 512, ways: 2, line: 16 } as const;

it.each([
  { policy: 'write-back', make: withCaches },
  { policy: 'write-back', make: managing },
  { policy: 'write-through', make: managing },
] as const)(
  'loads and stores see a flat memory though bits turn over in the cache: $policy, $make.name',
  async ({ policy, make }) => {
    const options = make({ dataCache: { ...shape, policy }, cacheEcc: true });
    const said = await inIcarus([...cacheModules(options, 'dcache'), dataBench(options, 3_000)]);
    expect(said).toBe('PASS');
  },
);

it('fetches see what was in memory though bits turn over in the cache', async () => {
  const options = withCaches({ instructionCache: shape, cacheEcc: true });
  const said = await inIcarus([...cacheModules(options, 'icache'), instructionBench(options, 4_000)]);
  expect(said).toBe('PASS');
});

it.each([
  { cache: 'icache', policy: 'write-back', dirty: false },
  { cache: 'dcache', policy: 'write-back', dirty: false },
  { cache: 'dcache', policy: 'write-back', dirty: true },
  { cache: 'dcache', policy: 'write-through', dirty: false },
] as const)(
  'every bit of a word and of a tag may turn over, and every two: $cache, $policy, dirty: $dirty',
  async ({ cache, policy, dirty }) => {
    const one = { ...shape, ways: 1 } as const;
    const options = withCaches({ cacheEcc: true, instructionCache: one, dataCache: { ...one, policy } });
    expect(await inIcarus([...cacheModules(options, cache), everyPair(options, cache, { dirty })])).toBe(
      'PASS',
    );
  },
);

it('words with wrong bits on their way to memory, and what meets them', async () => {
  const options = managing({ cacheEcc: true, dataCache: { ...shape, ways: 1, policy: 'write-back' } });
  expect(await inIcarus([...cacheModules(options, 'dcache'), lostData(options)])).toBe('PASS');
});
