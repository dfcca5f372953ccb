import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExecutorCause } from '@netloom/model';
import { bubblewrapCommand } from './bubblewrap.ts';
import { createCgroup, joinFiles, limitCgroup, removeCgroup, type RunCgroup } from './cgroup.ts';
import { inEnglish } from './endBy.ts';
import { runFolder } from './runFolder.ts';
import type { Sandbox } from './sandbox.ts';

export type NoSandbox = Extract<ExecutorCause, { code: 'no-sandbox' }>;

const LIMITS = { seconds: 10, memoryMegabytes: 256, processes: 16, diskMegabytes: 16 };

/** Only a group that a process could really enter is of use. */
function works(group: RunCgroup): boolean {
  try {
    limitCgroup(group, LIMITS);
  } catch {
    return false;
  }
  const entered = joinFiles(group).map((file) => `echo 0 >${file}`);
  return spawnSync('sh', ['-c', `set -e; ${entered.join('; ')}`]).status === 0;
}

function probeCgroup(): Pick<Sandbox, 'memory' | 'processes'> {
  const group = createCgroup(`netloom-probe-${process.pid}`);
  const usable = group !== undefined && works(group);
  if (group) removeCgroup(group);
  if (!usable) return { memory: 'watched', processes: 'watched' };
  return {
    memory: group.memory ? `cgroup-v${group.version}` : 'watched',
    processes: group.pids ? `cgroup-v${group.version}` : 'watched',
  };
}

async function bubblewrapFailure(): Promise<NoSandbox | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'netloom-probe-'));
  try {
    await mkdir(runFolder(folder).sources, { recursive: true });
    await mkdir(runFolder(folder).temporary);
    const [program = '', ...args] = bubblewrapCommand(folder, 'src');
    const probe = spawnSync(program, [...args, 'true'], { encoding: 'utf8' });
    if (probe.status === 0) return undefined;
    return { code: 'no-sandbox', ...(!probe.error && { said: probe.stderr.trim() }) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Finds out, by running it, how this machine can confine runs. Without a sandbox the answer is the reason, unless
 * `allowUnsandboxed` accepts runs that can read and change whatever their user can.
 */
export async function probeSandbox(
  allowUnsandboxed = false,
): Promise<{ sandbox?: Sandbox; reason?: string; cause?: NoSandbox }> {
  const cause = await bubblewrapFailure();
  if (cause === undefined) return { sandbox: { confinement: 'bubblewrap', ...probeCgroup() } };
  if (allowUnsandboxed) return { sandbox: { confinement: 'none', ...probeCgroup() } };
  return { reason: inEnglish(cause), cause };
}
