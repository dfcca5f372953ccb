import { expect, it } from 'vitest';
import { dataBench } from './dataBench.ts';
import { instructionBench } from './instructionBench.ts';
import { compiled } from './runBench.ts';
import { cacheModules, managing, withCaches } from './shapes.ts';

const OPERATIONS = 1_000_000;
const SHAPES = ([2, 4] as const).flatMap((ways) => [16, 64].map((line) => ({ size: 1024, ways, line })));
const POLICIES = ['write-through', 'write-back'] as const;
const KINDS = [
  { cacheEcc: false, cacheParity: false },
  { cacheEcc: true, cacheParity: false },
];

it.each(
  SHAPES.flatMap((shape) =>
    POLICIES.flatMap((policy) => KINDS.map((kind) => ({ dataCache: { ...shape, policy }, ...kind }))),
  ),
)(
  'a million loads and stores see a flat memory while masks change: $dataCache, correction $cacheEcc',
  async (memory) => {
    // Some with the instructions that manage lines.
    const make = memory.dataCache.line === 16 ? managing : withCaches;
    const options = make({ cacheLock: true, ...memory });
    expect(await compiled([...cacheModules(options, 'dcache'), dataBench(options, OPERATIONS)])).toMatch(
      /^PASS/,
    );
  },
  900_000,
);

it.each([
  ...SHAPES.flatMap((instructionCache) => KINDS.map((kind) => ({ instructionCache, ...kind }))),
  { instructionCache: SHAPES[0]!, cacheEcc: false, cacheParity: true },
])(
  'a million fetches see what was in memory while masks change: $instructionCache, correction $cacheEcc, parity $cacheParity',
  async (memory) => {
    const options = withCaches({ cacheLock: true, ...memory });
    expect(
      await compiled([...cacheModules(options, 'icache'), instructionBench(options, OPERATIONS)]),
    ).toMatch(/^PASS/);
  },
  900_000,
);
