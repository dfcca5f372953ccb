export { compareSocs } from './compareSocs.ts';
export type { SocChange, SocComparison } from './compareSocs.ts';
export type { ChangeClass } from './changeClass.ts';
