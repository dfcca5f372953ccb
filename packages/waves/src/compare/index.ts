export { compare } from './compare.ts';
export type * from './compareTypes.ts';
export { globOf } from './glob.ts';
