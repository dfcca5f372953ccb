import type { RunLimits } from '@netloom/model';
import { joinFiles, type RunCgroup } from './cgroup.ts';
import type { Sandbox } from './sandbox.ts';

/** What is in pipes counts as no process's memory, so that each has no more of them than a machine gives it anyway. */
const OPEN_FILES = 1024;

/**
 * Enters the groups named before `--`, then becomes the command after it. Whose parent is no longer the runner, the first
 * word, was armed too late to die with it.
 */
const ENTER = [
  'exec 2>&1',
  '[ "$PPID" = "$1" ] || exit 125',
  'while shift; [ "$1" != -- ]; do echo 0 >"$1" || exit 125; done',
  'shift',
  // A machine may have less.
  `ulimit -n ${OPEN_FILES} 2>/dev/null`,
  'exec "$@"',
].join('; ');

/** Asks the kernel to end what follows together with its parent: an execve(2) keeps the request (prctl(2)). */
const WITH_PARENT = ['setpriv', '--pdeathsig', 'KILL'];

/** prlimit(1) for what no control group bounds. */
function resourceLimits(sandbox: Sandbox, limits: RunLimits): string[] {
  const argv = ['prlimit', '--core=0', `--fsize=${limits.diskMegabytes * 2 ** 20}`];
  if (sandbox.memory === 'watched') argv.push(`--data=${limits.memoryMegabytes * 2 ** 20}`);
  if (sandbox.processes === 'watched') argv.push(`--nproc=${limits.processes}`);
  return argv;
}

/**
 * The command with which this process starts `argv` within the limits, and not beyond its own end: setpriv → shell →
 * control groups → bwrap → prlimit → tool. prlimit stands inside, because a new user namespace counts its processes from
 * zero.
 */
export function limitedCommand(
  argv: string[],
  confinement: string[],
  sandbox: Sandbox,
  limits: RunLimits,
  group: RunCgroup | undefined,
): string[] {
  const enter = ['sh', '-c', ENTER, 'sh', String(process.pid), ...(group ? joinFiles(group) : []), '--'];
  return [...WITH_PARENT, ...enter, ...confinement, ...resourceLimits(sandbox, limits), ...argv];
}
