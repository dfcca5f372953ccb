export { runWave } from './waveApi.ts';
export { WaveViewer } from './WaveViewer.tsx';
