import { expect, it } from 'vitest';
import { dataBench } from './dataBench.ts';
import { instructionBench } from './instructionBench.ts';
import { compiled } from './runBench.ts';
import { cacheModules, managing, withCaches } from './shapes.ts';

const OPERATIONS = 1_000_000;
const SHAPES = ([1, 2, 4] as const).flatMap((ways) => [16, 64].map((line) => ({ size: 1024, ways, line })));
const POLICIES = ['write-through', 'write-back'] as const;

it.each(SHAPES.flatMap((shape) => POLICIES.map((policy) => ({ ...shape, policy }))))(
  'a million loads and stores see a flat memory though bits turn over: $ways ways, lines of $line bytes, $policy',
  async (dataCache) => {
    // Some with the instructions that manage lines.
    const options = (dataCache.line === 16 ? managing : withCaches)({ cacheEcc: true, dataCache });
    const modules = cacheModules(options, 'dcache');
    expect(await compiled([...modules, dataBench(options, OPERATIONS)])).toMatch(/^PASS/);
  },
  900_000,
);

it.each(SHAPES)(
  'a million fetches see what was in memory though bits turn over: $ways ways, lines of $line bytes',
  async (instructionCache) => {
    const options = withCaches({ cacheEcc: true, instructionCache });
    const modules = cacheModules(options, 'icache');
    expect(await compiled([...modules, instructionBench(options, OPERATIONS)])).toMatch(/^PASS/);
  },
  900_000,
);
