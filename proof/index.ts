export { prove } from './prove.ts';
export type { Outcome, Proof, StepOutcome } from './proof.ts';
