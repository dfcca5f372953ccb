export { widthOf } from './pieces.ts';
export { readStructure } from './readStructure.ts';
export type {
  Connection,
  LogicItem,
  ModuleStructure,
  Piece,
  StructureInstance,
  StructureNet,
  StructureReading,
} from './types.ts';
