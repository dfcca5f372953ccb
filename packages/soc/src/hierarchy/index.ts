export { dissolve } from './dissolve/dissolve.ts';
export type { Dissolved } from './dissolve/dissolve.ts';
export { expose } from './expose.ts';
export type { Exposed, Level } from './expose.ts';
export { group } from './group/group.ts';
export type { Grouped } from './group/group.ts';
