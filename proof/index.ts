export { prove } from './prove.ts';
export type { Proof, StepOutcome } from './proof.ts';
