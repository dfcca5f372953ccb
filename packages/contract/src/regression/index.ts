export * from './buckets.ts';
export * from './calls.ts';
export * from './dvsim.ts';
export * from './row.ts';
export * from './share.ts';
export * from './statistics.ts';
export * from './bisect.ts';
export * from './exchange.ts';
