export { fileNameOf, placeKey, searchOf, waveDebugAddress } from './place.ts';
export type { WavePlace, WaveStart } from './place.ts';
export { localWave, projectWave, runWave } from './source/index.ts';
export type { LocalDump } from './source/index.ts';
export type { WaveData } from './WaveData.ts';
export { WaveViewer } from './WaveViewer.tsx';
export { shortValue } from './probe/shortValue.ts';
export { forgetLook, showInWaves, useWaveLook } from './probe/waveLook.ts';
