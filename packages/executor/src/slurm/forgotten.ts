import { statSync } from 'node:fs';
import { runFolder } from '../runFolder.ts';
import { taskFiles } from './taskFiles.ts';
import type { Holder } from './holder.ts';

/** Slurm lists a job for longer than this after its end: MinJobAge of slurm.conf(5) is 300 s. */
const LISTED_MILLISECONDS = 120_000;
/** A run that takes its runner with it must not do so for ever. */
const MOST_STARTS = 3;

/** When the run last showed that it lived, in milliseconds since the epoch. */
function lastSign(folder: string): number {
  const { claim, events, log } = runFolder(folder);
  const times = [claim, events, log].map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Math.max(...times);
}

/**
 * Whether a run without an end whose job Slurm does not list is handed in again. A controller that is killed forgets the
 * jobs of its last seconds, and its nodes end them; a job that ended of itself would be listed still.
 */
export function mayStartAgain(folder: string, holder: Holder | undefined): boolean {
  if (!holder) return true;
  const { cancel } = taskFiles(folder);
  if (statSync(cancel, { throwIfNoEntry: false })) return false;
  return holder.number + 1 < MOST_STARTS && Date.now() - lastSign(folder) < LISTED_MILLISECONDS;
}
