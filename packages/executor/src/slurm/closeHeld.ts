import { appendEnd, type FinishedEvent } from '../eventLog.ts';
import { hasEnded } from '../eventTail.ts';
import { holdAfter, type Holder } from './holder.ts';

/**
 * Closes a run whose runner is gone. It is taken first, so that a runner that lives after all, or that Slurm starts anew,
 * records nothing more. False if somebody else took it meanwhile.
 */
export function closeHeld(
  folder: string,
  holder: Holder,
  end: Pick<FinishedEvent, 'verdict' | 'reason'>,
): boolean {
  if (!holdAfter(folder, holder)) return false;
  if (!hasEnded(folder)) appendEnd(folder, end);
  return true;
}
