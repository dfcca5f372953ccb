import type { WaveData } from '../WaveData.ts';
import { serverWave } from './serverWave.ts';

/** A dump of a run; `file` is its path in the run's folder. */
export function runWave(runId: string, file: string): WaveData {
  return serverWave({ runId, file });
}
