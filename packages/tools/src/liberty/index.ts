export { groupsIn, readLiberty } from './readLiberty.ts';
export type { LibertyGroup } from './readLiberty.ts';
