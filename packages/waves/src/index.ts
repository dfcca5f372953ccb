export type { ByteSource } from './byteSource.ts';
export { bufferSource } from './byteSource.ts';
export { openWave } from './openWave.ts';
export type * from './remote/remoteTypes.ts';
export { WaveError } from './waveError.ts';
export type * from './waveTypes.ts';
export type * from './decode/decodeTypes.ts';
