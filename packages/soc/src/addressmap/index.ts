// Entry @netloom/soc/addressmap: lookups and outputs, which need the register descriptions of all blocks.
export { findByName } from './lookup/findByName.ts';
export type { NamedPlace } from './lookup/findByName.ts';
export type { FoundRegister } from './lookup/registersAt.ts';
export { occupantsAt, whoIsAt } from './lookup/whoIsAt.ts';
export type { Occupant } from './lookup/whoIsAt.ts';
export type { BlockInterrupt, SoftwareBlock, SoftwareMap, SoftwarePlace } from './software/block.ts';
export { softwareMap } from './software/softwareMap.ts';
export { addressMapFiles } from './outputs/files.ts';
export type { AddressMapFile, AddressMapOptions } from './outputs/files.ts';
export type { AddressMapOutput, OutputSource } from './outputs/output.ts';
export { ADDRESS_MAP_OUTPUTS } from './outputs/outputs.ts';
export { registerHeaders } from './outputs/registerHeaders.ts';
export { bootBoard } from './boot/board.ts';
export type { BootBoard } from './boot/board.ts';
export { bootMemory } from './boot/bootMemory.ts';
export type { BootMemory } from './boot/bootMemory.ts';
export type { BoardFlash, BoardI2c } from './boot/boardParts.ts';
export { softwareSoc } from './boot/softwareSoc.ts';
