import { expect, it } from 'vitest';
import { dataBench } from './dataBench.ts';
import { compiled } from './runBench.ts';
import { cacheModules, managing } from './shapes.ts';

const OPERATIONS = 1_000_000;
const SHAPES = ([1, 2, 4] as const).flatMap((ways) =>
  [16, 64].flatMap((line) =>
    (['write-through', 'write-back'] as const).map((policy) => ({ size: 1024, ways, line, policy })),
  ),
);

it.each(SHAPES)(
  'lines are managed among a million loads and stores: $ways ways, lines of $line bytes, $policy',
  async (dataCache) => {
    const options = managing({ dataCache }, dataCache.ways !== 2);
    const modules = cacheModules(options, 'dcache');
    expect(await compiled([...modules, dataBench(options, OPERATIONS)])).toMatch(/^PASS/);
  },
  900_000,
);
