import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { RunLimits } from '@netloom/model';

/** A control group of one run: the folders that hold its limits, one under version 2, one a controller under version 1. */
export interface RunCgroup {
  version: 1 | 2;
  memory?: string;
  pids?: string;
}

interface Hierarchy {
  version: 1 | 2;
  controllers: string[];
  /** Folder of our own group. */
  own: string;
}

/** Where each hierarchy is mounted and where this process stands in it: /proc/self/mountinfo (proc(5)), cgroups(7). */
function hierarchies(): Hierarchy[] {
  const memberships = readFileSync('/proc/self/cgroup', 'utf8').trim().split('\n');
  const mounts = readFileSync('/proc/self/mountinfo', 'utf8').trim().split('\n');
  return memberships.flatMap((line) => {
    const [, id = '', names = '', path = '/'] = /^(\d+):([^:]*):(.*)$/.exec(line) ?? [];
    const version = id === '0' && names === '' ? 2 : 1;
    for (const mount of mounts) {
      const [before = '', after = ''] = mount.split(' - ');
      const [, , , root = '/', point = ''] = before.split(' ');
      const [type, , options = ''] = after.split(' ');
      const holds =
        version === 2 ? type === 'cgroup2' : type === 'cgroup' && options.split(',').includes(names);
      if (holds) return [{ version, controllers: names.split(','), own: join(point, relative(root, path)) }];
    }
    return [];
  });
}

function makeGroup(parent: string, name: string, limitFile: string): string | undefined {
  const group = join(parent, name);
  try {
    mkdirSync(group);
  } catch {
    return undefined;
  }
  if (existsSync(join(group, limitFile))) return group;
  rmdirSync(group);
  return undefined;
}

/**
 * Makes a control group for a run, undefined where none can be made. Under version 2 a group with processes has no
 * limited children, so that the new group stands beside our own.
 */
export function createCgroup(name: string): RunCgroup | undefined {
  const all = hierarchies();
  const controller = (wanted: string) => all.find(({ controllers }) => controllers.includes(wanted))?.own;
  const [memoryParent, pidsParent] = [controller('memory'), controller('pids')];
  const memory = memoryParent && makeGroup(memoryParent, name, 'memory.limit_in_bytes');
  const pids = pidsParent && makeGroup(pidsParent, name, 'pids.max');
  if (memory || pids) return { version: 1, memory, pids };
  const unified = all.find(({ version }) => version === 2);
  const group = unified && makeGroup(dirname(unified.own), name, 'memory.max');
  if (!group) return undefined;
  return { version: 2, memory: group, pids: existsSync(join(group, 'pids.max')) ? group : undefined };
}

function writeIfThere(file: string, value: string | number): void {
  if (existsSync(file)) writeFileSync(file, String(value));
}

/** Sets the limits; swap counts as memory. */
export function limitCgroup(group: RunCgroup, limits: RunLimits): void {
  const bytes = limits.memoryMegabytes * 2 ** 20;
  if (group.memory && group.version === 2) {
    writeFileSync(join(group.memory, 'memory.max'), String(bytes));
    writeIfThere(join(group.memory, 'memory.swap.max'), 0);
    writeIfThere(join(group.memory, 'memory.oom.group'), 1);
  } else if (group.memory) {
    writeFileSync(join(group.memory, 'memory.limit_in_bytes'), String(bytes));
    writeIfThere(join(group.memory, 'memory.memsw.limit_in_bytes'), bytes);
  }
  if (group.pids) writeFileSync(join(group.pids, 'pids.max'), String(limits.processes));
}

const folders = (group: RunCgroup) =>
  [...new Set([group.memory, group.pids])].filter((path) => path !== undefined);

/** Files that take the id of a process that joins; "0" is the writer itself. */
export function joinFiles(group: RunCgroup): string[] {
  return folders(group).map((folder) => join(folder, 'cgroup.procs'));
}

/** How many processes of the group the kernel killed for want of memory. */
export function outOfMemoryKills(group: RunCgroup): number {
  if (!group.memory) return 0;
  const file = group.version === 2 ? 'memory.events' : 'memory.oom_control';
  return Number(/^oom_kill (\d+)/m.exec(readFileSync(join(group.memory, file), 'utf8'))?.[1] ?? 0);
}

export function killCgroup(group: RunCgroup): void {
  for (const file of joinFiles(group).filter((path) => existsSync(path))) {
    for (const pid of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      try {
        process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It ended by itself in the meantime.
      }
    }
  }
}

/** Removes a group; false while one of its processes is still dying. */
export function removeCgroup(group: RunCgroup): boolean {
  for (const folder of folders(group).filter((path) => existsSync(path))) {
    try {
      rmdirSync(folder);
    } catch {
      return false;
    }
  }
  return true;
}
