export { FORMAL_FILES, planFormal } from './plan.ts';
export { formalRefusal } from './refusal.ts';
export type { FormalRefusal } from './refusal.ts';
export { lookedThrough, readVerdict } from './verdict.ts';
export type { FormalVerdict } from './verdict.ts';
