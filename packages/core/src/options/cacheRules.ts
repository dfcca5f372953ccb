import { say } from '../wording/sentences.ts';
import { statusesOf } from '../custom/context.ts';
import { cacheLocks } from './cacheLock.ts';
import type { CoreOptions } from './coreOptions.ts';
import type { Rule } from './rule.ts';

const CACHES = [
  { key: 'instructionCache', cache: say('core-cache/instructions', {}) },
  { key: 'dataCache', cache: say('core-cache/data', {}) },
] as const;

/** What a cache needs: bursts to refill its lines, and a region that it may hold. */
const needs = ({ key, cache }: (typeof CACHES)[number]): Rule[] => [
  {
    code: 'core-cache-needs-bursts',
    pointer: `/memory/${key}`,
    broken: ({ memory }) => memory[key] !== null && memory.protocol !== 'axi4',
    said: say('core-cache-needs-bursts', { cache }),
  },
  {
    code: 'core-cache-needs-region',
    pointer: `/memory/${key}`,
    broken: ({ memory }) => memory[key] !== null && memory.cachedRegion === null,
    said: say('core-cache-needs-region', { cache }),
  },
];

const cacheless = ({ memory }: CoreOptions) => memory.instructionCache === null && memory.dataCache === null;

export const CACHE_RULES: readonly Rule[] = [
  ...CACHES.flatMap(needs),
  {
    code: 'core-cache-needs-fence-i',
    pointer: '/memory/instructionCache',
    broken: ({ base, memory }) => memory.instructionCache !== null && !base.zifencei,
    said: say('core-cache-needs-fence-i', {}),
  },
  {
    code: 'core-zicbom-needs-cache',
    pointer: '/base/zicbom',
    broken: ({ base, memory }) => base.zicbom && memory.dataCache === null,
    said: say('core-zicbom-needs-cache', {}),
  },
  {
    code: 'core-needs-zicsr',
    pointer: '/memory/dataCache',
    broken: ({ base, memory }) => memory.dataCache?.policy === 'write-back' && !base.zicsr,
    said: say('core-needs-zicsr/write-back', {}),
  },
  {
    code: 'core-parity-without-cache',
    pointer: '/memory/cacheParity',
    broken: (options) => options.memory.cacheParity && cacheless(options),
    said: say('core-parity-without-cache', {}),
  },
  {
    code: 'core-parity-write-back',
    pointer: '/memory/cacheParity',
    broken: ({ memory }) => memory.cacheParity && memory.dataCache?.policy === 'write-back',
    said: say('core-parity-write-back', {}),
  },
  {
    code: 'core-ecc-without-cache',
    pointer: '/memory/cacheEcc',
    broken: (options) => options.memory.cacheEcc && cacheless(options),
    said: say('core-ecc-without-cache', {}),
  },
  {
    code: 'core-ecc-parity',
    pointer: '/memory/cacheEcc',
    broken: ({ memory }) => memory.cacheEcc && memory.cacheParity,
    said: say('core-ecc-parity', {}),
  },
  {
    code: 'core-lock-without-cache',
    pointer: '/memory/cacheLock',
    broken: (options) => options.memory.cacheLock && cacheless(options),
    said: say('core-lock-without-cache', {}),
  },
  {
    code: 'core-lock-direct-mapped',
    pointer: '/memory/cacheLock',
    broken: (options) => cacheLocks(options).some(({ ways }) => ways === 1),
    said: say('core-lock-direct-mapped', {}),
  },
  {
    code: 'core-needs-zicsr',
    pointer: '/memory/cacheLock',
    broken: ({ base, memory }) => memory.cacheLock && !base.zicsr,
    said: say('core-needs-zicsr/option', { option: say('core-option/cache-lock', {}) }),
  },
  {
    code: 'core-lock-status',
    pointer: '/memory/cacheLock',
    broken: (options) =>
      cacheLocks(options).some((lock) => statusesOf(options).some(({ address }) => address === lock.address)),
    said: say('core-lock-status', {}),
  },
  {
    code: 'core-next-line-without-cache',
    pointer: '/memory/nextLinePrefetch',
    broken: ({ memory }) => memory.nextLinePrefetch && memory.instructionCache === null,
    said: say('core-next-line-without-cache', {}),
  },
  {
    code: 'core-region-without-cache',
    pointer: '/memory/cachedRegion',
    broken: (options) => options.memory.cachedRegion !== null && cacheless(options),
    said: say('core-region-without-cache', {}),
  },
  {
    code: 'core-region-without-cached',
    pointer: '/memory/uncachedRegion',
    broken: ({ memory }) => memory.uncachedRegion !== null && memory.cachedRegion === null,
    said: say('core-region-without-cached', {}),
  },
];
