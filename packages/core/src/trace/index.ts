export { Code } from './code.ts';
export type { CodePiece, Flow, Instruction } from './code.ts';
export { TraceDecoder } from './decoder.ts';
export type { Decoded } from './decoder.ts';
export { TraceError, readPacket } from './packet.ts';
export type { Packet, Status } from './packet.ts';
export { PacketReader, bytesOfWords } from './stream.ts';
export { Profiler } from './profile.ts';
export type { FunctionCount, Profile } from './profile.ts';
