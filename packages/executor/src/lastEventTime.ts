import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
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
function timeOf(line: string): number {
  try {
    return (JSON.parse(line) as { time?: number }).time ?? 0;
  } catch {
    return 0;
  }
}

/** Time of the latest event of a run, 0 if it has none. */
export function lastEventTime(folder: string): number {
  return tail(runFolder(folder).events)
    .split('\n')
    .reduce((latest, line) => Math.max(latest, timeOf(line)), 0);
}
