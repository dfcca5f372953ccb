import type { CoreOptions } from '@netloom/core';

type Part = Record<string, unknown>;

const CACHES = ['/memory/instructionCache', '/memory/dataCache'];
/** What a first cache holds until another region is chosen. */
const USUAL_REGION = { base: '0x80000000', size: 2 ** 30 };

/** A cached region comes with the first cache, and goes with the last: neither is anything without the other. */
function withRegion(options: CoreOptions): CoreOptions {
  const { instructionCache, dataCache, cachedRegion, uncachedRegion } = options.memory;
  const has = instructionCache !== null || dataCache !== null;
  const regions = has
    ? { cachedRegion: cachedRegion ?? USUAL_REGION, uncachedRegion }
    : { cachedRegion: null, uncachedRegion: null };
  return { ...options, memory: { ...options.memory, ...regions } };
}

/** The value of an option at a pointer such as `/base/stages`. */
export function valueAt(options: CoreOptions, pointer: string): unknown {
  const [group = '', key = ''] = pointer.slice(1).split('/');
  return (options as unknown as Record<string, Part>)[group]?.[key];
}

const USUAL_TABLE = 256;

/** A table comes with the predictions that have one, and goes with them. */
function withTable(options: CoreOptions): CoreOptions {
  const { branchPrediction, predictionEntries } = options.advanced;
  const learns = branchPrediction === 'bimodal' || branchPrediction === 'gshare';
  const entries = learns ? predictionEntries || USUAL_TABLE : 0;
  return { ...options, advanced: { ...options.advanced, predictionEntries: entries } };
}

/** Loads overlap on a data port of their own, without a data cache. */
function withoutOverlap(options: CoreOptions): CoreOptions {
  const { dataCache, ports } = options.memory;
  if (dataCache === null && ports === 'separate') return options;
  return { ...options, memory: { ...options.memory, idempotentRegion: null } };
}

/** What protection is of goes with its entries. */
const withoutProtection = (options: CoreOptions): CoreOptions => ({
  ...options,
  auxiliary: { ...options.auxiliary, pmpGranularity: 4, smepmp: false },
});

/** The options with another value at a pointer, and with what comes or goes with it. */
export function withValue(options: CoreOptions, pointer: string, value: unknown): CoreOptions {
  const [group = '', key = ''] = pointer.slice(1).split('/');
  const part = (options as unknown as Record<string, Part>)[group];
  const changed = { ...options, [group]: { ...part, [key]: value } };
  if (pointer === '/advanced/branchPrediction') return withTable(changed);
  if (pointer === '/auxiliary/pmpEntries' && value === 0) return withoutProtection(changed);
  if (pointer === '/memory/ports') return withoutOverlap(changed);
  return CACHES.includes(pointer) ? withoutOverlap(withRegion(changed)) : changed;
}
