import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartError } from '../startError.ts';

/** Milliseconds granted to PostgreSQL's fast and immediate shutdown. */
const SHUTDOWNS = [
  { signal: 'SIGINT', milliseconds: 15_000 },
  { signal: 'SIGQUIT', milliseconds: 5_000 },
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
