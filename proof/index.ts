export { prove } from './prove.ts';
export { sample } from './sample.ts';
export type { Proof, StepOutcome } from './proof.ts';
