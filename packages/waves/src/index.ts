export type { ByteSource } from './byteSource.ts';
export { bufferSource } from './byteSource.ts';
export { openWave } from './openWave.ts';
export { WaveError } from './waveError.ts';
export type * from './waveTypes.ts';
