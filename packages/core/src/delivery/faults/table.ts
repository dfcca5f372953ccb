// Written by bench/core/refreshFaults.ts.
import type { MeasuredFault } from './measuredFault.ts';

// prettier-ignore
export const MEASURED_FAULTS: readonly MeasuredFault[] = [
];
