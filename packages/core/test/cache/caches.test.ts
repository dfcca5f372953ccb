import { expect, it } from 'vitest';
import { dataBench } from './dataBench.ts';
import { instructionBench } from './instructionBench.ts';
import { inIcarus } from './runBench.ts';
import { cacheModules, withCaches } from './shapes.ts';

const shape = { size: 512, ways: 2, line: 16 } as const;

it.each(['write-through', 'write-back'] as const)(
  'loads and stores see a flat memory, with waits and errors on the bus: %s',
  async (policy) => {
    const options = withCaches({ dataCache: { ...shape, policy } });
    const said = await inIcarus([...cacheModules(options, 'dcache'), dataBench(options, 2_500)]);
    expect(said).toBe('PASS');
  },
);

it('fetches see what was in memory at a flush or since', async () => {
  const options = withCaches({ instructionCache: shape });
  const said = await inIcarus([...cacheModules(options, 'icache'), instructionBench(options, 5_000)]);
  expect(said).toBe('PASS');
});
