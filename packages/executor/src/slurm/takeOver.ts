import { mkdirSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequeueCause } from '@netloom/model';
import { removeFolder } from '../beneath/index.ts';
import { appendEvent } from '../eventLog.ts';
import { hasEnded, lastEventTime } from '../eventTail.ts';
import { endOrphans } from '../orphans.ts';
import { identify, isAlive } from '../processIdentity.ts';
import { runFolder } from '../runFolder.ts';
import { readIntent } from './batch.ts';
import type { BatchTask } from './batchTask.ts';
import { holdAfter, type Holder } from './holder.ts';
import { ORDER_MILLISECONDS } from './orders.ts';

/** Time for a runner that still lives to see that the run is no longer its own, a shared file system's delay included. */
const FENCE_MILLISECONDS = 20 * ORDER_MILLISECONDS;

/** The same job, started again by Slurm after `before` had it, or the job that was handed in after Slurm forgot that one. */
async function mayFollow(folder: string, before: Holder, task: BatchTask): Promise<boolean> {
  if (before.tag === task.tag) return before.job === task.job && (before.restart ?? 0) < task.restart;
  const intent = await readIntent(folder);
  return before.tag !== undefined && intent !== undefined && basename(intent.batch) === task.tag;
}

function whyAgain(before: Holder, { tag, node: to }: BatchTask): RequeueCause {
  const { job = '', node = '' } = before;
  if (before.tag !== tag) return { code: 'job-forgotten', job, to };
  return { code: before.released ? 'node-taken-back' : 'node-failed', node, to };
}

function inEnglish(cause: RequeueCause): string {
  switch (cause.code) {
    case 'job-forgotten':
      return `Slurm forgot job ${cause.job}`;
    case 'node-taken-back':
      return `Slurm took node ${cause.node} back`;
    case 'node-failed':
      return `node ${cause.node} failed`;
  }
}

/** Waits until the runner before us is gone. On this machine that can be seen, of another one it is a matter of time. */
async function outlast(folder: string, before: Holder): Promise<void> {
  if (before.released) return;
  if (before.boot === identify(process.pid)?.boot) {
    for (let waited = 0; isAlive(before) && waited < FENCE_MILLISECONDS; waited += 50) await sleep(50);
    if (isAlive(before)) process.kill(before.pid, 'SIGKILL');
    await endOrphans(folder);
  } else await sleep(FENCE_MILLISECONDS);
}

/** Takes over a run that Slurm starts anew; false if it is not ours to take. */
export async function takeOver(folder: string, before: Holder, task: BatchTask): Promise<boolean> {
  if (hasEnded(folder) || !(await mayFollow(folder, before, task))) return false;
  if (!holdAfter(folder, before, task)) return false;
  await outlast(folder, before);
  const files = runFolder(folder);
  for (const file of [files.input, files.step, files.cgroup]) rmSync(file, { force: true });
  await removeFolder(files.temporary);
  mkdirSync(files.temporary);
  const time = Math.max(Date.now(), lastEventTime(folder));
  const cause = whyAgain(before, task);
  const reason = `${inEnglish(cause)}; the run starts anew on ${task.node}`;
  appendEvent(folder, { type: 'requeued', time, reason, cause });
  return true;
}
