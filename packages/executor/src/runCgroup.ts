import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunLimits } from '@netloom/model';
import { createCgroup, killCgroup, limitCgroup, removeCgroup, type RunCgroup } from './cgroup.ts';
import { noteWhole } from './noteWhole.ts';
import { runFolder } from './runFolder.ts';
import type { Sandbox } from './sandbox.ts';

/** A killed process stays in its group until it has given back its memory. */
const REMOVAL_TRIES = 100;
const REMOVAL_MILLISECONDS = 20;

/** Makes the run's control group and notes it in its folder, so that another process can end it. */
export function openCgroup(folder: string, sandbox: Sandbox, limits: RunLimits): RunCgroup | undefined {
  if (sandbox.memory === 'watched' && sandbox.processes === 'watched') return undefined;
  const group = createCgroup(`netloom-${basename(folder)}`);
  if (!group) throw new Error('no control group could be made for the run');
  noteWhole(runFolder(folder).cgroup, group);
  limitCgroup(group, limits);
  return group;
}

/** The group that the run noted, if it still has one. */
export function notedCgroup(folder: string): RunCgroup | undefined {
  const file = runFolder(folder).cgroup;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RunCgroup) : undefined;
}

/** Ends what is left in the run's control group and removes it. */
export async function dropCgroup(folder: string, group: RunCgroup): Promise<void> {
  for (let tries = 0; tries < REMOVAL_TRIES; tries += 1) {
    killCgroup(group);
    if (removeCgroup(group)) break;
    await sleep(REMOVAL_MILLISECONDS);
  }
  rmSync(runFolder(folder).cgroup, { force: true });
}
