import { expect, it } from 'vitest';
import { instructionBench } from './instructionBench.ts';
import { compiled } from './runBench.ts';
import { cacheModules, withCaches } from './shapes.ts';

const OPERATIONS = 1_000_000;
const SHAPES = ([1, 2, 4] as const).flatMap((ways) =>
  [8, 16, 32, 64].map((line) => ({ size: 1024, ways, line })),
);
const KINDS = [{ cacheParity: true }, { cacheEcc: true }, { cacheLock: true }];

it.each([
  ...SHAPES.map((instructionCache) => ({ instructionCache })),
  ...KINDS.flatMap((kind) =>
    [16, 64].map((line) => ({ instructionCache: { size: 1024, ways: 2 as const, line }, ...kind })),
  ),
  { instructionCache: { size: 1024, ways: 4 as const, line: 32 }, cacheEcc: true, cacheLock: true },
])(
  'a million fetches see what was in memory at a flush or since while lines come ahead: %o',
  async (memory) => {
    const options = withCaches({ nextLinePrefetch: true, ...memory });
    const modules = cacheModules(options, 'icache');
    expect(await compiled([...modules, instructionBench(options, OPERATIONS)])).toMatch(/^PASS/);
  },
  900_000,
);
