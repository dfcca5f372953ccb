export { costsOf } from './costOf.ts';
export type { Cost } from './costOf.ts';
