export { documentOfStructure } from './documentOf.ts';
export type { StructureDocument, StructureOptions } from './documentOf.ts';
export type { LogicModule } from './separateLogic.ts';
export { importDocument } from './importDocument.ts';
export type { ImportedDocument } from './importDocument.ts';
