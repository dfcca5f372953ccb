import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, type ProcessIdentity } from './processIdentity.ts';
import { dropCgroup, notedCgroup } from './runCgroup.ts';
import { runFolder } from './runFolder.ts';

/** What is killed may take a while to give back its memory. */
const TRIES = 100;
const TRY_MILLISECONDS = 20;
/** What a step is on its way from the runner to its sandbox (see launch.ts), the copy of the runner first. */
const STAGES = [basename(process.execPath), 'setpriv', 'sh', 'bwrap'];

/**
 * Ends what a killed runner left. bwrap dies with its parent, but not when the parent died while bwrap was still
 * starting.
 */
export async function endOrphans(folder: string): Promise<void> {
  const { step } = runFolder(folder);
  const child = existsSync(step) ? (JSON.parse(readFileSync(step, 'utf8')) as ProcessIdentity | null) : null;
  if (child && isAlive(child)) process.kill(-child.pid, 'SIGKILL');
  await endNaming(folder);
  const group = notedCgroup(folder);
  if (group) await dropCgroup(folder, group);
}

/** Looks again after each kill: a process that was just seen may have become two. */
async function endNaming(folder: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = processesNaming(folder);
    if (found.length === 0) return;
    found.forEach(endProcess);
    await sleep(TRY_MILLISECONDS);
  }
}

/** A runner that died between starting a step and noting it leaves a sandbox whose command line names the folder. */
function processesNaming(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => isOfRun(commandLine(pid), folder));
}

/** The sandbox, or what was about to become it; not whoever else reads the folder. */
function isOfRun([program = '', ...words]: string[], folder: string): boolean {
  if (!STAGES.includes(basename(program))) return false;
  return words.some((word) => word === folder || word.startsWith(`${folder}/`));
}

function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself meanwhile.
  }
}
