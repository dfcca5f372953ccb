import { expect, it } from 'vitest';
import { PRESETS, checkCore } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { buildSimulator, runLockstep } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';

const { base, memory, auxiliary, implementation } = PRESETS.standard;

/** Bursts on the bus, a memory of its own that no program fills, and latches: what unknown values and races would show in. */
const CORE: CoreOptions = {
  ...PRESETS.standard,
  name: 'unknowns',
  base: { ...base, resetVector: '0x80000000' },
  memory: {
    ...memory,
    protocol: 'axi4',
    instructionMemory: { base: '0x10000000', size: 16_384 },
    dataCache: { size: 1024, ways: 2, line: 16, policy: 'write-back' },
    cachedRegion: { base: '0x80000000', size: 0x40_0000 },
    idempotentRegion: null,
  },
  auxiliary: { ...auxiliary, rvfi: true },
  implementation: { ...implementation, registerFile: 'latches' },
};

it('does in Icarus, which knows unknown values, what the model does', async () => {
  expect(checkCore(CORE)).toEqual([]);
  const simulator = await buildSimulator(CORE, { simulator: 'icarus' });
  const program = randomProgram(CORE, { seed: 1, blocks: 100, rounds: 2 });
  const { mismatch, run } = await runLockstep(CORE, simulator, program, { latency: true, seed: 1 });
  expect(mismatch).toBeUndefined();
  expect(run).toMatchObject({ cause: 'tohost', value: 1 });
});
