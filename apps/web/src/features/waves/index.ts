export { runWave } from './source/runWave.ts';
export { WaveViewer } from './WaveViewer.tsx';
