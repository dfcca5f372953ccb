export { withOwnModules } from './ownModules.ts';
export { readEntities } from './readEntities.ts';
export type { VhdlEntity } from './readEntities.ts';
