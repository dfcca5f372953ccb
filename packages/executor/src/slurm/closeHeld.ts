import type { RunEnd } from '../endBy.ts';
import { appendEnd } from '../eventLog.ts';
import { hasEnded } from '../eventTail.ts';
import { endOrphans } from '../orphans.ts';
import { identify } from '../processIdentity.ts';
import { holdAfter, type Holder } from './holder.ts';

/**
 * Closes a run whose runner is gone. It is taken first, so that a runner that lives after all, or that Slurm starts anew,
 * records nothing more. False if somebody else took it meanwhile. What a killed runner left on this machine is ended; on
 * another one Slurm does that.
 */
export async function closeHeld(folder: string, holder: Holder, end: RunEnd): Promise<boolean> {
  if (!holdAfter(folder, holder)) return false;
  if (holder.boot === identify(process.pid)?.boot) await endOrphans(folder);
  if (!hasEnded(folder)) appendEnd(folder, end);
  return true;
}
