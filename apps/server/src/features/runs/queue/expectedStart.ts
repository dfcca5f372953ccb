import type { Database } from '../../../database/index.ts';
import { listRunLimits, listUnfinishedRuns } from './repository.ts';
import type { RunLimits, UnfinishedRun } from './repository.ts';

/** Beyond so many the estimate is worth nothing. */
const LONGEST_QUEUE = 1000;

export interface Job {
  deptId: number;
  userId: number;
  /** Until it ends; of a running one what is left. */
  seconds: number;
}

/** Runs at a time: of all, of a department, of each user in it. */
export interface Limits {
  slots: number;
  department(deptId: number): number;
  user(deptId: number): number;
}

/** Seconds until the last of the queued jobs starts, when each starts as soon as there is room for it. */
export function secondsUntilStart(running: Job[], queued: Job[], limits: Limits): number {
  const last = queued.at(-1);
  let now = 0;
  let going = running.map((job) => ({ ...job, end: job.seconds }));
  let waiting = queued;
  for (;;) {
    const still: Job[] = [];
    for (const job of waiting) {
      if (hasRoom(job, going, limits)) going.push({ ...job, end: now + job.seconds });
      else still.push(job);
    }
    if (last === undefined || !still.includes(last)) return now;
    waiting = still;
    now = Math.min(...going.map(({ end }) => end));
    going = going.filter(({ end }) => end > now);
  }
}

function hasRoom({ deptId, userId }: Job, going: Job[], limits: Limits): boolean {
  if (going.length >= limits.slots) return false;
  const colleagues = going.filter((job) => job.deptId === deptId);
  const own = colleagues.filter((job) => job.userId === userId);
  return colleagues.length < limits.department(deptId) && own.length < limits.user(deptId);
}

function jobOf({ deptId, createBy, elapsed, usual }: UnfinishedRun): Job {
  return { deptId, userId: createBy, seconds: Math.max(0, (usual ?? 0) - elapsed) };
}

function limitsOf(limits: RunLimits[], slots: number): Limits {
  const known = new Map(limits.map((limit) => [limit.deptId, limit]));
  return {
    slots,
    department: (deptId) => known.get(deptId)?.running ?? Infinity,
    user: (deptId) => known.get(deptId)?.runningPerUser ?? Infinity,
  };
}

/**
 * When the run at a place in the queue will start if those before it take as long as runs like them usually did;
 * undefined where there were none like them.
 */
export async function expectedStart(
  database: Database,
  place: number,
  slots: number,
): Promise<Date | undefined> {
  if (place > LONGEST_QUEUE) return undefined;
  const unfinished = await listUnfinishedRuns(database, place);
  // How long the run itself takes does not matter.
  if (unfinished.some((run) => run.usual === null && run.place !== place)) return undefined;
  const running = unfinished.filter((run) => run.place === null).map(jobOf);
  const queued = unfinished.filter((run) => run.place !== null).map(jobOf);
  const limits = limitsOf(await listRunLimits(database), slots);
  return new Date(Date.now() + secondsUntilStart(running, queued, limits) * 1000);
}
