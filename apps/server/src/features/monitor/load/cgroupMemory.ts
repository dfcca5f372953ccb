import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Bytes. */
export interface Memory {
  total: number;
  used: number;
}

/** Names of the files of cgroups v1 and v2, and of what in `memory.stat` the kernel takes back first. */
const VERSIONS = {
  v1: {
    limit: 'memory.limit_in_bytes',
    usage: 'memory.usage_in_bytes',
    reclaimable: 'total_inactive_file',
  },
  v2: { limit: 'memory.max', usage: 'memory.current', reclaimable: 'inactive_file' },
};
type Files = (typeof VERSIONS)['v1'];

/**
 * The narrowest limit that control groups (cgroups(7)) set to this process, below what the machine has, and what is
 * used of it without files that are merely cached. undefined without one.
 */
export async function cgroupMemory(
  machine: number,
  root = '/sys/fs/cgroup',
  self = '/proc/self/cgroup',
): Promise<Memory | undefined> {
  const groups = await readFile(self, 'utf8').catch(() => '');
  const v1 = /^\d+:(?:[^:\n]*,)?memory(?:,[^:\n]*)?:(.*)$/m.exec(groups)?.[1];
  const v2 = /^0::(.*)$/m.exec(groups)?.[1];
  if (v1 !== undefined) return narrowest(machine, join(root, 'memory'), v1, VERSIONS.v1);
  return v2 === undefined ? undefined : narrowest(machine, root, v2, VERSIONS.v2);
}

/** Looks at the group and at all above it; a container may see its own as the root. */
async function narrowest(
  machine: number,
  root: string,
  group: string,
  files: Files,
): Promise<Memory | undefined> {
  let found: Memory | undefined;
  for (const path of upwards(group)) {
    const folder = join(root, path);
    const total = await readNumber(join(folder, files.limit));
    if (total === undefined || total >= (found?.total ?? machine)) continue;
    found = { total, used: await usedIn(folder, files) };
  }
  return found;
}

function upwards(path: string): string[] {
  return path === '/' || path === '' ? ['/'] : [path, ...upwards(dirname(path))];
}

async function usedIn(folder: string, { usage, reclaimable }: Files): Promise<number> {
  const stat = await readFile(join(folder, 'memory.stat'), 'utf8').catch(() => '');
  const cached = Number(new RegExp(`^${reclaimable} (\\d+)$`, 'm').exec(stat)?.[1] ?? 0);
  return Math.max(0, ((await readNumber(join(folder, usage))) ?? 0) - cached);
}

/** undefined for `max`, which is no limit, and for a file that is not there. */
async function readNumber(file: string): Promise<number | undefined> {
  const text = (await readFile(file, 'utf8').catch(() => '')).trim();
  return /^\d+$/.test(text) ? Number(text) : undefined;
}
