import type { CacheOptions, CoreOptions } from '../../options/coreOptions.ts';

/** Sets of a cache, at most: the tags of more take too many clocks to clear before anything can be asked. */
const MOST_SETS = 128;

const smaller = <Cache extends CacheOptions>(cache: Cache | null): Cache | null =>
  cache && { ...cache, size: Math.min(cache.size, MOST_SETS * cache.ways * cache.line) };

/** The same core with fewer sets where its caches have more, and a tag that is longer by as much. */
export const withFewSets = (options: CoreOptions): CoreOptions => ({
  ...options,
  memory: {
    ...options.memory,
    instructionCache: smaller(options.memory.instructionCache),
    dataCache: smaller(options.memory.dataCache),
  },
});
