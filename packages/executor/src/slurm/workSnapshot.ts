import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runFolder } from '../runFolder.ts';
import { taskFiles } from './taskFiles.ts';

/**
 * What a file was: its inode, size and change time, which a program cannot set back (stat(2)). A folder is only there or
 * not: its times change with what it holds.
 */
type Snapshot = Record<string, string>;

function walk(root: string, visit: (path: string) => void): void {
  for (const entry of readdirSync(root, { withFileTypes: true })) {
    const path = join(root, entry.name);
    visit(path);
    if (entry.isDirectory() && existsSync(path)) walk(path, visit);
  }
}

function mark(path: string): string {
  const stat = lstatSync(path, { bigint: true });
  return stat.isDirectory() ? 'folder' : `${stat.ino} ${stat.size} ${stat.ctimeNs}`;
}

/** Notes what lies in the run's working folder, before its first step; a later start can then tell what steps did to it. */
export function noteWork(folder: string): void {
  const { work } = runFolder(folder);
  const { snapshot } = taskFiles(folder);
  const noted: Snapshot = {};
  walk(work, (path) => (noted[relative(work, path)] = mark(path)));
  writeFileSync(`${snapshot}.new`, JSON.stringify(noted));
  renameSync(`${snapshot}.new`, snapshot);
}

/**
 * Brings the working folder back to what was noted: what steps added goes. Throws where a step changed or removed what
 * was there, since the run would then start from other sources than it says.
 */
export function restoreWork(folder: string): void {
  const { work } = runFolder(folder);
  const { snapshot } = taskFiles(folder);
  // Without it no step was started.
  if (!existsSync(snapshot)) return;
  const noted = JSON.parse(readFileSync(snapshot, 'utf8')) as Snapshot;
  walk(work, (path) => {
    if (!(relative(work, path) in noted)) rmSync(path, { recursive: true, force: true });
  });
  for (const [path, was] of Object.entries(noted)) {
    const file = join(work, path);
    if (!lstatSync(file, { throwIfNoEntry: false }) || mark(file) !== was)
      throw new Error(
        `a step had changed ${path}, so that the run cannot start anew; retry it from its pinned tree`,
      );
  }
}
