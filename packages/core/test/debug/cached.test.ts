import { beforeAll, expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import { buildSimulator } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { DEBUG_CASES } from './cases/index.ts';
import { debuggedCore, wrong } from './shows.ts';

const { memory, advanced } = PRESETS.standard;
const core = debuggedCore('standard', {
  memory: {
    ...memory,
    protocol: 'axi4',
    instructionCache: { size: 512, ways: 2, line: 16 },
    dataCache: { size: 512, ways: 2, line: 16, policy: 'write-back' },
    cachedRegion: { base: '0x80000000', size: 0x40_0000 },
    idempotentRegion: null,
  },
  advanced: { ...advanced, branchPrediction: 'gshare', predictionEntries: 64, returnStack: 2 },
});

let simulator: Simulator;
beforeAll(async () => {
  expect(checkCore(core)).toEqual([]);
  simulator = await buildSimulator(core, { simulator: 'icarus' });
});

it.each(DEBUG_CASES)(
  'with caches and predictions a debugger sees what the specification says: $name',
  async (each) => {
    expect(await wrong(core, simulator, each)).toBeUndefined();
  },
);
