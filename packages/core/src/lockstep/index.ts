export type { Difference } from './differences.ts';
export { Lockstep } from './lockstep.ts';
export type { Mismatch } from './lockstep.ts';
export { TraceReader } from './record.ts';
export type { BusError, Halted, Landed, Retired, TraceRecord, TriggerSet } from './record.ts';
