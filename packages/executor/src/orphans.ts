import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { isAlive, type ProcessIdentity } from './processIdentity.ts';
import { dropCgroup, notedCgroup } from './runCgroup.ts';
import { runFolder } from './runFolder.ts';

/**
 * Ends what a killed runner left. bwrap dies with its parent, but not when the parent died while bwrap was still
 * starting.
 */
export async function endOrphans(folder: string): Promise<void> {
  const { step } = runFolder(folder);
  const child = existsSync(step) ? (JSON.parse(readFileSync(step, 'utf8')) as ProcessIdentity | null) : null;
  if (child && isAlive(child)) process.kill(-child.pid, 'SIGKILL');
  for (const pid of processesNaming(folder)) endProcess(pid);
  const group = notedCgroup(folder);
  if (group) await dropCgroup(folder, group);
}

/** A runner that died between starting a step and noting it leaves a sandbox whose command line names the folder. */
function processesNaming(folder: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map(Number)
    .filter((pid) => isOfRun(commandLine(pid), folder));
}

/** The sandbox, or the copy of the runner that was about to become it; not whoever else reads the folder. */
function isOfRun([program = '', ...words]: string[], folder: string): boolean {
  if (!['bwrap', basename(process.execPath)].includes(basename(program))) return false;
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
