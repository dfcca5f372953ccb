export { prove } from './prove.ts';
export { sample } from './sample.ts';
export { AS_BENCH } from './verilator.ts';
export type { Proof, StepOutcome } from './proof.ts';
