export { ACCESS_NAMES, accessName, accessOf, isReadable, isWritable } from './access/accessName.ts';
export type { Access } from './access/accessName.ts';
export { checkElaborated, checkRegisters } from './check/check.ts';
export { REGISTER_CODES } from './check/codes.ts';
export type { RegisterCode } from './check/codes.ts';
export { readRegisterMap } from './description/read.ts';
export { writeRegisterMap } from './description/write.ts';
export * from './elaborate/index.ts';
