export * from './branch.ts';
export * from './bug.ts';
export * from './calls.ts';
export type { SavedBugFilter } from './filter.ts';
