import { PRESETS, coreRtl } from '../../src/index.ts';
import type { CoreOptions } from '../../src/index.ts';

const BASE = 0x8000_0000;
/** Bytes that the benches use: some times the cache, the first three quarters of them cached. */
export const SPAN = 4096;

type Memory = CoreOptions['memory'];

/** A core with these caches; the last KiB of what a bench uses is not cached. */
export const withCaches = (memory: Partial<Memory>): CoreOptions => ({
  ...PRESETS.standard,
  name: 'c',
  memory: {
    ...PRESETS.standard.memory,
    protocol: 'axi4',
    cachedRegion: { base: '0x80000000', size: SPAN },
    uncachedRegion: { base: `0x${(BASE + 3072).toString(16)}`, size: 1024 },
    ...memory,
  },
});

/** The cache itself and the memory of its ways. */
export const cacheModules = (options: CoreOptions, cache: 'icache' | 'dcache') =>
  coreRtl(options)
    .filter(({ path }) => path.endsWith(`_${cache}.sv`) || path.endsWith('_cache_ram.sv'))
    .map(({ text }) => text);

/** The same with the instructions that manage lines. */
export function managing(memory: Partial<Memory>, zifencei = true): CoreOptions {
  const options = withCaches(memory);
  return { ...options, base: { ...options.base, zicbom: true, zifencei } };
}
