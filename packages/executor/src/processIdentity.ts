import { readFileSync } from 'node:fs';

/** Names one process for ever: ids are reused, a start time within one boot is not. */
export interface ProcessIdentity {
  pid: number;
  /** Clock ticks since boot, field 22 of /proc/PID/stat (proc(5)). */
  startTicks: string;
  boot: string;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** The process that has this id now; undefined if there is none or it is a zombie. */
export function identify(pid: number): ProcessIdentity | undefined {
  const stat = read(`/proc/${pid}/stat`);
  // The second field is the program's name in parentheses and may hold anything; the third is the state.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields || fields[0] === 'Z' || fields[0] === 'X') return undefined;
  return { pid, startTicks: fields[19] ?? '', boot: read('/proc/sys/kernel/random/boot_id')?.trim() ?? '' };
}

export function isAlive(identity: ProcessIdentity): boolean {
  const now = identify(identity.pid);
  return now?.startTicks === identity.startTicks && now.boot === identity.boot;
}
