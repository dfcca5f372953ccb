import { claimRun } from './claim.ts';
import { appendEnd, type FinishedEvent } from './eventLog.ts';

/** Closes a run that nobody has taken; false if somebody has. */
export function closeUnstarted(folder: string, end: Pick<FinishedEvent, 'verdict' | 'reason'>): boolean {
  if (!claimRun(folder)) return false;
  appendEnd(folder, end);
  return true;
}
