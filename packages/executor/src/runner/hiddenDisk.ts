import { readFileSync, readdirSync, statSync } from 'node:fs';
import { orNothing } from './processTree.ts';

/** A line of /proc/PID/maps whose file is deleted, and lies neither in memory nor on a device. */
const DELETED_MAPPING = /^(\S+) \S+ \S+ \S+ (\d+) +\/(?!memfd:|dev\/zero|SYSV).* \(deleted\)$/gm;

/** Bytes on disk of the deleted files that a process holds, by inode: open ones and mapped ones. */
function deletedFiles(pid: number): Map<string, number> {
  const found = new Map<string, number>();
  const look = (path: string) => {
    const file = orNothing(() => statSync(path), undefined);
    if (file?.isFile() && file.nlink === 0) found.set(String(file.ino), file.blocks * 512);
  };
  for (const name of orNothing(() => readdirSync(`/proc/${pid}/fd`), [])) look(`/proc/${pid}/fd/${name}`);
  const maps = orNothing(() => readFileSync(`/proc/${pid}/maps`, 'utf8'), '');
  for (const [, range = '', inode = ''] of maps.matchAll(DELETED_MAPPING)) {
    look(`/proc/${pid}/map_files/${range}`);
    // Root alone may look at a mapped file; of others' only the mapped part is known.
    const [from, to] = range.split('-').map((address) => parseInt(address, 16));
    if (!found.has(inode)) found.set(inode, (to ?? 0) - (from ?? 0));
  }
  return found;
}

/** Bytes on disk that no folder shows: deleted files which processes still hold. */
export function hiddenDisk(pids: number[]): number {
  const files = new Map(pids.flatMap((pid) => [...deletedFiles(pid)]));
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}
