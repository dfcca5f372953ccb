export { prove } from './prove.ts';
export type { Proof } from './proof.ts';
