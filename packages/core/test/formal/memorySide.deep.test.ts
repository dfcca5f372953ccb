import { expect, it } from 'vitest';
import { PRESETS } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { decided } from './decided.ts';
import { BACK, NEXT, THROUGH } from './memoryFaults.ts';

const RULES = ['axiStable', 'axiBursts', 'axiWriteData', 'axiOrder'];
const WORDS = ['fetchedWord', 'loadedWord'];

const withCaches = (ways: number, line: number): CoreOptions => {
  const cache = { size: 512, ways, line } as NonNullable<CoreOptions['memory']['instructionCache']>;
  return {
    ...BACK,
    memory: { ...BACK.memory, instructionCache: cache, dataCache: { ...cache, policy: 'write-back' } },
  };
};
const onOnePort: CoreOptions = { ...BACK, memory: { ...BACK.memory, ports: 'shared' } };

const CORES = [
  ['fast', PRESETS.fast],
  ['write-through', THROUGH],
  ['write-back, one way, lines of 8 bytes', withCaches(1, 8)],
  ['write-back, four ways, lines of 64 bytes', withCaches(4, 64)],
  ['both caches on one port', onOnePort],
  ['the next line', NEXT],
  ['the next line, on one port', { ...NEXT, memory: { ...NEXT.memory, ports: 'shared' as const } }],
] as const;

const each = (checks: readonly string[]) =>
  CORES.flatMap(([name, core]) => checks.map((check) => ({ check, name, core })));

it.each(each(RULES))(
  '$check is proved: $name',
  async ({ check, core }) =>
    expect(await decided(core, [check])).toMatchObject([{ check, verdict: 'proved' }]),
  3_600_000,
);

it.each(each(WORDS))(
  '$check holds as far as is looked: $name',
  async ({ check, core }) =>
    expect(await decided(core, [check])).toMatchObject([{ check, verdict: 'holds' }]),
  3_600_000,
);
