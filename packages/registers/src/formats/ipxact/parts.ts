/** What the reader of a component's registers shares with the reader of the whole component. */
export { freeName, identifierFrom } from '../identifier.ts';
export type { ImportSource } from '../reading.ts';
export { quantityOf } from './quantity.ts';
export { readIpxact } from './read/component.ts';
export { readDocument } from './read/files.ts';
export { descriptionIn, titleIn } from './read/names.ts';
export { parameterMembers } from './read/parameters.ts';
