import type { RunLimits } from '@netloom/model';
import { joinFiles, type RunCgroup } from './cgroup.ts';
import type { Sandbox } from './sandbox.ts';

/** Enters the groups named before `--`, then becomes the command after it. */
const ENTER = 'exec 2>&1; while [ "$1" != -- ]; do echo 0 >"$1" || exit 125; shift; done; shift; exec "$@"';

/** prlimit(1) for what no control group bounds. */
function resourceLimits(sandbox: Sandbox, limits: RunLimits): string[] {
  const argv = ['prlimit', '--core=0', `--fsize=${limits.diskMegabytes * 2 ** 20}`];
  if (sandbox.memory === 'watched') argv.push(`--data=${limits.memoryMegabytes * 2 ** 20}`);
  if (sandbox.processes === 'watched') argv.push(`--nproc=${limits.processes}`);
  return argv;
}

/**
 * The command that starts `argv` within the limits: shell → control groups → bwrap → prlimit → tool. prlimit stands
 * inside, because a new user namespace counts its processes from zero.
 */
export function limitedCommand(
  argv: string[],
  confinement: string[],
  sandbox: Sandbox,
  limits: RunLimits,
  group: RunCgroup | undefined,
): string[] {
  const enter = ['sh', '-c', ENTER, 'sh', ...(group ? joinFiles(group) : []), '--'];
  return [...enter, ...confinement, ...resourceLimits(sandbox, limits), ...argv];
}
