import type { WaveData } from '../WaveData.ts';
import { serverWave } from './serverWave.ts';

/** A dump in the user's working tree of a project. */
export function projectWave(deptId: number, path: string): WaveData {
  return serverWave({ deptId, path });
}
