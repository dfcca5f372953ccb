import type { ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../startError.ts';

/** Milliseconds granted to PostgreSQL's fast and immediate shutdown, and to the kernel; the log replays what is lost. */
const SHUTDOWNS = [
  { signal: 'SIGINT', milliseconds: 4000 },
  { signal: 'SIGQUIT', milliseconds: 1000 },
  { signal: 'SIGKILL', milliseconds: 1000 },
] as const;

/** Stops the postmaster of a cluster, be it our child or one that a killed server left behind. */
export async function stopPostmaster(cluster: string, child?: ChildProcess): Promise<void> {
  const pid = child?.pid ?? (await runningPostmaster(cluster));
  if (pid === undefined) return;
  for (const { signal, milliseconds } of SHUTDOWNS) {
    if (!(await serves(pid, cluster))) return;
    process.kill(pid, signal);
    for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(10)) {
      if (!(await serves(pid, cluster))) return;
    }
  }
  throw new StartError(`PostgreSQL (process ${pid}) does not stop; end it by hand.`);
}

/**
 * Lets a cluster be started whose lock file, or its socket's, names a process that is no postmaster of it: a zombie that nobody reaps, or
 * another program that was given the same id. PostgreSQL passes over its parent's id, and goes on to see whether the
 * cluster's shared memory is still in use.
 */
export async function passOverLock(file: string, cluster: string): Promise<void> {
  const [pid, ...rest] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  if (pid === undefined || rest.length === 0 || (await serves(Number(pid), cluster))) return;
  await writeFile(file, [process.pid, ...rest].join('\n'));
}

async function runningPostmaster(cluster: string): Promise<number | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return pid > 0 && (await serves(pid, cluster)) ? pid : undefined;
}

/** Whether the process lives and is a postmaster of this cluster: process ids are used again. */
async function serves(pid: number, cluster: string): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const words = command.split('\0');
  return words[words.indexOf('-D') + 1] === cluster;
}
