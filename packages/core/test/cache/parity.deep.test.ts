import { expect, it } from 'vitest';
import { dataBench } from './dataBench.ts';
import { instructionBench } from './instructionBench.ts';
import { compiled } from './runBench.ts';
import { cacheModules, withCaches } from './shapes.ts';

const OPERATIONS = 1_000_000;
const SHAPES = ([1, 2, 4] as const).flatMap((ways) => [16, 64].map((line) => ({ size: 1024, ways, line })));

it.each(SHAPES)(
  'a million loads and stores see a flat memory though bits are lost: $ways ways, lines of $line bytes',
  async (shape) => {
    const options = withCaches({ cacheParity: true, dataCache: { ...shape, policy: 'write-through' } });
    const modules = cacheModules(options, 'dcache');
    expect(await compiled([...modules, dataBench(options, OPERATIONS)])).toMatch(/^PASS/);
  },
  900_000,
);

it.each(SHAPES)(
  'a million fetches see what was in memory though bits are lost: $ways ways, lines of $line bytes',
  async (instructionCache) => {
    const options = withCaches({ cacheParity: true, instructionCache });
    const modules = cacheModules(options, 'icache');
    expect(await compiled([...modules, instructionBench(options, OPERATIONS)])).toMatch(/^PASS/);
  },
  900_000,
);
