export { applyRegisterEdits } from './applyEdits.ts';
export { appendRows } from './appendRows.ts';
export type { TableRow } from './appendRows.ts';
export { bitsOfText } from './bitsOfText.ts';
export { unfit } from './unfit.ts';
export type { RegisterEdit } from './edit.ts';
export { FIELD_COLUMNS, accessText, writtenBits, fieldText, withFieldText } from './fieldCells.ts';
export type { FieldColumn } from './fieldCells.ts';
export { addField, freeBits, placeField, placedFields, registerWidth, removeFields } from './fields.ts';
export type { BitRange, Meeting, PlacedField } from './fields.ts';
export { moveNode } from './move.ts';
export type { Destination } from './move.ts';
export { freeName } from './names.ts';
export { comparePaths, duplicateNode, insertNode, pasteNodes, removeNodes } from './nodes.ts';
export {
  childrenAt,
  nameOfPath,
  nodeAt,
  pathOfName,
  placeOfPointer,
  pointerOfNode,
  registerAt,
} from './place.ts';
export type { MapPlace, NodePath } from './place.ts';
export { quantityOf } from './quantityOf.ts';
export { renameEnum, renameField, renameNode, renameParameter, renameReset } from './rename.ts';
export { setFieldCells } from './setCells.ts';
export type { FieldCellEdit } from './setCells.ts';
export { setFieldMembers, setMapMembers, setNodeMembers } from './setMembers.ts';
export type { Members } from './setMembers.ts';
