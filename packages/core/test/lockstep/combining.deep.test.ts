import { expect, it } from 'vitest';
import { runLockstep, stress } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import { coreOf } from '../faults/fault.ts';
import { joinedIn, tellingSimulator } from './joinedStores.ts';
import { storesInARow } from './storesInARow.ts';

const combining = { storeBuffer: true, writeCombining: true };
const cache = { size: 512, ways: 2 as const, line: 16 };
const caches = {
  protocol: 'axi4' as const,
  cachedRegion: { base: '0x80000000', size: 0x40_0000 },
  idempotentRegion: null,
  instructionCache: { ...cache, size: 1024 },
};
const through = { ...caches, dataCache: { ...cache, policy: 'write-through' as const } };
const back = { ...caches, dataCache: { ...cache, policy: 'write-back' as const } };
const debug = { transport: 'apb' as const };

const CORES = {
  'with an idempotent region': coreOf('standard', { advanced: combining, base: { atomics: true }, debug }),
  'that splits accesses': coreOf('standard', { advanced: combining, memory: { misaligned: 'hardware' } }),
  'with an instruction cache': coreOf('standard', {
    advanced: combining,
    memory: { ...caches, idempotentRegion: caches.cachedRegion },
    base: { atomics: true },
  }),
  'with write-through': coreOf('standard', { advanced: combining, memory: through, base: { atomics: true } }),
  'with write-back': coreOf('fast', { advanced: combining, memory: back, debug }),
  'of two stages': coreOf('micro', { advanced: combining, memory: through, debug }),
};

const SEEDS = Array.from({ length: 12 }, (_, index) => index + 1);

it.each(Object.entries(CORES))(
  'a core %s does what the model does',
  async (_, options) => {
    const simulator = await tellingSimulator(options, 'verilator');
    let joined = 0;
    for (const seed of SEEDS) {
      const { halts, latency } = stress(options, seed);
      const dense = { seed, latency: latency ?? false, ...(halts !== undefined && { halts }) };
      const drawn = randomProgram(options, { seed, blocks: 400, rounds: 5 });
      for (const [program, settings] of [
        [storesInARow(options, seed), dense],
        [drawn, stress(options, seed)],
      ] as const) {
        const result = await runLockstep(options, simulator, program, { ...settings, cycles: 5_000_000 });
        expect(result.mismatch, `seed ${seed}`).toBeUndefined();
        expect(result.run, `seed ${seed}`).toMatchObject({ cause: 'tohost', value: 1 });
        joined += joinedIn(result.run.output);
      }
    }
    expect(joined).toBeGreaterThan(20);
  },
  1_200_000,
);
