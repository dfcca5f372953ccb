import { claimRun } from './claim.ts';
import type { RunEnd } from './endBy.ts';
import { appendEnd } from './eventLog.ts';

/** Closes a run that nobody has taken; false if somebody has. */
export function closeUnstarted(folder: string, end: RunEnd): boolean {
  if (!claimRun(folder)) return false;
  appendEnd(folder, end);
  return true;
}
