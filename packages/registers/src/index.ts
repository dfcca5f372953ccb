export { ACCESS_NAMES, accessName, accessOf, isReadable, isWritable } from './access/accessName.ts';
export type { Access } from './access/accessName.ts';
export { bitsText, checkBitGroup, parseBits } from './bits/bitGroup.ts';
export type { BitGroup } from './bits/bitGroup.ts';
export { checkElaborated, checkRegisters } from './check/check.ts';
export { REGISTER_CODES } from './check/codes.ts';
export type { RegisterCode } from './check/codes.ts';
export { REGISTER_SENTENCES } from './wording/sentences.ts';
export type {
  AccessSentence,
  FieldSentence,
  PlacementSentence,
  RegisterChangeSentence,
  RegisterEditSentence,
} from './wording/sentences.ts';
export { readRegisterMap } from './description/read.ts';
export { writeRegisterMap } from './description/write.ts';
export * from './edit/index.ts';
export { diffRegisters } from './diff/diffRegisters.ts';
export type { RegisterChange } from './diff/registerChange.ts';
export { registersKind } from './document/registersKind.ts';
export * from './elaborate/index.ts';
export { REGISTER_TEMPLATES } from './templates/index.ts';
