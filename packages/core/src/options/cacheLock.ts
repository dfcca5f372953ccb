import type { CacheOptions, CoreOptions } from './coreOptions.ts';

/** Whether ways of the caches can be kept from being refilled. */
export const hasCacheLock = ({ memory }: CoreOptions): boolean => memory.cacheLock;

/** The mask of a cache: the net and register of its locked ways, and the CSR that holds it. */
export interface CacheLock {
  cache: 'icache' | 'dcache';
  name: string;
  address: number;
  ways: CacheOptions['ways'];
}

/** Among the CSRs of machine mode that are left to one's own use. */
const ADDRESSES = { icache: 0x7f0, dcache: 0x7f1 } as const;

/** Those that the core has. */
export function cacheLocks(options: CoreOptions): CacheLock[] {
  if (!hasCacheLock(options)) return [];
  const { instructionCache, dataCache } = options.memory;
  return [
    ...(instructionCache ? [lockOf('icache', instructionCache)] : []),
    ...(dataCache ? [lockOf('dcache', dataCache)] : []),
  ];
}

const lockOf = (cache: CacheLock['cache'], { ways }: CacheOptions): CacheLock => ({
  ...{ cache, ways },
  name: `${cache}_locked`,
  address: ADDRESSES[cache],
});
