export { localWave } from './localWave.ts';
export type { LocalDump } from './localWave.ts';
export { projectWave } from './projectWave.ts';
export { runWave } from './runWave.ts';
export { serverWave } from './serverWave.ts';
export { watchWave } from './watchWave.ts';
