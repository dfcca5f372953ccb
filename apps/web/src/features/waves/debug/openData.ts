import { forgetLook, localWave, projectWave, runWave } from '../viewer/index.ts';
import type { WaveData, WavePlace } from '../viewer/index.ts';
import { localDump } from './localFiles.ts';

const known = new WeakMap<WavePlace, WaveData>();

/** Where the viewer of an open dump reads from, the same each time it is asked for the same place; null: the file is gone. */
export function openData(place: WavePlace): WaveData | null {
  const found = known.get(place);
  if (found) return found;
  const made = madeData(place);
  if (made) known.set(place, made);
  return made;
}

function madeData(place: WavePlace): WaveData | null {
  if (place.kind === 'run') return runWave(place.runId, place.file);
  if (place.kind === 'project') return projectWave(place.deptId, place.path);
  const dump = localDump(place.name);
  return dump ? localWave(dump) : null;
}

/** Frees what a dump that is no longer open holds: the worker that reads a local one, and what other screens show of it. */
export function closeData(place: WavePlace): void {
  forgetLook(place);
  known.get(place)?.close();
  known.delete(place);
}
