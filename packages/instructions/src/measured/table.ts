// Written by bench/custom/refreshSpeedups.ts.
import type { MeasuredSpeedup } from './speedup.ts';

// prettier-ignore
export const MEASURED_SPEEDUPS: readonly MeasuredSpeedup[] = [
];
