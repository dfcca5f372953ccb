import { existsSync, readFileSync } from 'node:fs';
import { uptime } from 'node:os';
import type { RunLimits } from '@netloom/model';
import type { Claim } from './claim.ts';
import { isAlive, type ProcessIdentity } from './processIdentity.ts';
import { runFolder } from './runFolder.ts';

/** What a runner is given beyond the time limit of its run, in seconds. */
export interface Patience {
  /** To end its step, which it does at the limit unless it hangs. */
  step: number;
  /** To hash and record what the run left, which takes minutes for large waves. */
  end: number;
}

export const PATIENCE: Patience = { step: 15, end: 600 };

/** Unit of a process's start time, the same on every Linux: USER_HZ (proc(5)). */
const TICKS_A_SECOND = 100;

/**
 * Whether a runner has had the time of its run and more. Asked of the kernel, by a clock that nobody sets: the runner
 * itself may hang, be stopped, or have lost its timers.
 */
export function isOverdue(folder: string, runner: Claim, limits: RunLimits, patience: Patience): boolean {
  const since = runner.since ?? Number(runner.startTicks) / TICKS_A_SECOND;
  const over = uptime() - since - limits.seconds;
  return over > patience.end || (over > patience.step && hasStep(folder));
}

function hasStep(folder: string): boolean {
  const { step } = runFolder(folder);
  const child = existsSync(step) ? (JSON.parse(readFileSync(step, 'utf8')) as ProcessIdentity | null) : null;
  return child !== null && isAlive(child);
}
