export type { Difference } from './differences.ts';
export { Lockstep } from './lockstep.ts';
export type { Mismatch } from './lockstep.ts';
export { TraceReader } from './record.ts';
export type { BusError, Retired, TraceRecord } from './record.ts';
