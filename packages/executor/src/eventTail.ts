import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { RunEvent } from '@netloom/model';
import { runFolder } from './runFolder.ts';

const TAIL_BYTES = 1 << 16;

function tail(path: string): string {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(TAIL_BYTES);
    const from = Math.max(0, fstatSync(file).size - TAIL_BYTES);
    return bytes.toString('latin1', 0, readSync(file, bytes, 0, TAIL_BYTES, from));
  } finally {
    closeSync(file);
  }
}

/** A line may be cut off at either end of what was read. */
function parse(line: string): RunEvent[] {
  try {
    return [JSON.parse(line) as RunEvent];
  } catch {
    return [];
  }
}

/** The latest events of a run, for what needs no text of them: it is read as Latin-1. */
export function eventTail(folder: string): RunEvent[] {
  return tail(runFolder(folder).events).split('\n').flatMap(parse);
}

/** Time of the latest event of a run, 0 if it has none. */
export function lastEventTime(folder: string): number {
  return eventTail(folder).reduce((latest, { time }) => Math.max(latest, time), 0);
}

/** Whether the run is closed. Its last event says so, which needs no reading of all the others. */
export function hasEnded(folder: string): boolean {
  return eventTail(folder).some(({ type }) => type === 'finished');
}
