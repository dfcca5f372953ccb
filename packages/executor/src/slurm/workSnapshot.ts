import { existsSync, lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { removeFolder, walkBeneath } from '../beneath/index.ts';
import { Hindrance } from '../endBy.ts';
import { runFolder } from '../runFolder.ts';
import { taskFiles } from './taskFiles.ts';

/**
 * What a file was: its inode, size and change time, which a program cannot set back (stat(2)). A folder is only there or
 * not: its times change with what it holds.
 */
type Snapshot = Record<string, string>;

function mark(place: Buffer): string {
  const stat = lstatSync(place, { bigint: true });
  return stat.isDirectory() ? 'folder' : `${stat.ino} ${stat.size} ${stat.ctimeNs}`;
}

/** Notes what lies in the run's working folder, before its first step; a later start can then tell what steps did to it. */
export function noteWork(folder: string): void {
  const { work } = runFolder(folder);
  const { snapshot } = taskFiles(folder);
  const noted: Snapshot = {};
  for (const { path, place } of walkBeneath(work)) noted[path] = mark(place);
  writeFileSync(`${snapshot}.new`, JSON.stringify(noted));
  renameSync(`${snapshot}.new`, snapshot);
}

/**
 * Brings the working folder back to what was noted: what steps added goes. Throws where a step changed or removed what
 * was there, since the run would then start from other sources than it says.
 */
export async function restoreWork(folder: string): Promise<void> {
  const { work } = runFolder(folder);
  const { snapshot } = taskFiles(folder);
  // Without it no step was started.
  if (!existsSync(snapshot)) return;
  const noted = JSON.parse(readFileSync(snapshot, 'utf8')) as Snapshot;
  const same = new Set<string>();
  for (const { path, place } of walkBeneath(work)) {
    if (!(path in noted)) await removeFolder(place);
    else if (mark(place) === noted[path]) same.add(path);
  }
  const changed = Object.keys(noted).find((path) => !same.has(path));
  if (changed !== undefined) throw new Hindrance({ code: 'work-changed', path: changed });
}
