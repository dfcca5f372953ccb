import { expect, it } from 'vitest';
import { dataBench } from './dataBench.ts';
import { everyBit } from './everyBit.ts';
import { instructionBench } from './instructionBench.ts';
import { inIcarus } from './runBench.ts';
import { cacheModules, managing, withCaches } from './shapes.ts';

const shape = { size: 512, ways: 2, line: 16 } as const;
const dataCache = { ...shape, policy: 'write-through' } as const;

it.each([false, true])(
  'loads and stores see a flat memory though bits are lost in the cache, with Zicbom: %s',
  async (zicbom) => {
    const options = (zicbom ? managing : withCaches)({ dataCache, cacheParity: true });
    const said = await inIcarus([...cacheModules(options, 'dcache'), dataBench(options, 4_000)]);
    expect(said).toBe('PASS');
  },
);

it('fetches see what was in memory though bits are lost in the cache', async () => {
  const options = withCaches({ instructionCache: shape, cacheParity: true });
  const said = await inIcarus([...cacheModules(options, 'icache'), instructionBench(options, 6_000)]);
  expect(said).toBe('PASS');
});

it.each(['icache', 'dcache'] as const)('every bit of a word and of a tag may be lost: %s', async (cache) => {
  const options = withCaches({
    cacheParity: true,
    instructionCache: { size: 512, ways: 1, line: 16 },
    dataCache: { ...dataCache, ways: 1 },
  });
  expect(await inIcarus([...cacheModules(options, cache), everyBit(options, cache)])).toBe('PASS');
});
