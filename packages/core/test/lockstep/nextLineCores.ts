import { runLockstep, stress } from '../../src/node/index.ts';
import type { Simulator } from '../../src/node/index.ts';
import { randomProgram } from '../../src/program/index.ts';
import type { CoreOptions } from '../../src/index.ts';
import { coreOf } from '../faults/fault.ts';

const cache = { size: 512, ways: 2 as const, line: 16 };
const caches = {
  protocol: 'axi4' as const,
  cachedRegion: { base: '0x80000000', size: 0x40_0000 },
  idempotentRegion: null,
  instructionCache: { ...cache, size: 1024 },
  nextLinePrefetch: true,
};
const data = { ...cache, policy: 'write-back' as const };
const debug = { transport: 'apb' as const };
const protection = { pmpEntries: 4 };

/** What the next line meets: ports, both pipelines, wrong bits, locked ways, protection, a debugger, a pair. */
export const NEXT_LINE_CORES: Readonly<Record<string, CoreOptions>> = {
  'of five stages': coreOf('fast', { memory: { ...caches, dataCache: data }, debug }),
  'on one port': coreOf('micro', { memory: { ...caches, ports: 'shared', dataCache: data } }),
  'on one port, without data cache': coreOf('standard', { memory: { ...caches, ports: 'shared' } }),
  'with parity': coreOf('micro', { memory: { ...caches, cacheParity: true }, debug }),
  'with error correction and locked ways': coreOf('standard', {
    memory: { ...caches, cacheEcc: true, cacheLock: true, dataCache: data },
  }),
  'with an exception, protection and long lines': coreOf('micro', {
    base: { userMode: true },
    auxiliary: protection,
    memory: {
      ...caches,
      instructionCache: { size: 2048, ways: 4, line: 64 },
      uncachedRegion: { base: '0x80000400', size: 1024 },
    },
  }),
  'with parity of the bus': coreOf('micro', {
    memory: { ...caches, ports: 'shared', dataCache: data },
    safety: { busParity: true },
  }),
  'of two copies': coreOf('micro', {
    memory: { ...caches, ports: 'shared' },
    safety: { lockstep: true },
  }),
};

/** What parts core and model in a random program, if anything, and how many bursts were accepted beside another. */
export async function besideModel(options: CoreOptions, simulator: Simulator, seed: number, blocks: number) {
  let output = '';
  const program = randomProgram(options, { seed, blocks, rounds: 3 });
  const { mismatch, run } = await runLockstep(options, simulator, program, {
    ...stress(options, seed),
    cycles: 5_000_000,
    output: (text) => (output += text),
  });
  const beside = Number(/BESIDE (\d+)/.exec(output)?.[1] ?? 0);
  return { mismatch, cause: run.cause, value: run.value, beside, third: output.includes('A THIRD READ') };
}
