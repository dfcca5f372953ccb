import type { Dirent, Stats } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { TEMPORARY_PREFIX } from '../data/atomicFile.ts';
import { notFound, warning } from '../http/problem.ts';
import { resolveTreePath } from './treePath.ts';

/** One entry of a folder; `path` is in the tree. */
export interface TreeEntry {
  name: string;
  path: string;
  stats: Stats;
}

/** Entries of a folder (the root for ''), folders first, by name; links that leave the tree are left out. */
export async function listFolder(root: string, folder: string, field: string): Promise<TreeEntry[]> {
  const absolute = folder === '' ? root : await resolveTreePath(root, folder, field);
  const found = await readdir(absolute, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw notFound(`${field}: there is no folder ${folder}`);
    if (error.code === 'ENOTDIR') throw warning(`${field}: ${folder} is not a folder`);
    throw error;
  });
  const entries = await Promise.all(found.filter(isShown).map((entry) => entryOf(root, folder, entry)));
  return entries.filter((entry) => entry !== undefined).sort(byKindAndName);
}

/**
 * Everything below a folder, folder by folder; what is in a folder comes after it. Links are not followed: those that
 * stay in the tree are told as the file or folder that they lead to.
 */
export async function* walkFolder(root: string, folder: string, field: string): AsyncGenerator<TreeEntry> {
  const waiting = [folder];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const entries = await listFolder(root, next, field);
    for (const entry of entries) {
      yield entry;
      if (entry.stats.isDirectory() && !(await isLink(join(root, entry.path)))) waiting.push(entry.path);
    }
  }
}

async function isLink(absolute: string): Promise<boolean> {
  return (await lstat(absolute).catch(() => undefined))?.isSymbolicLink() !== false;
}

/** Undefined for what is gone by now and for a link out of the tree. */
export async function readEntry(root: string, path: string): Promise<TreeEntry | undefined> {
  const absolute = await resolveTreePath(root, path, 'path').catch(() => undefined);
  const stats = absolute === undefined ? undefined : await stat(absolute).catch(() => undefined);
  return stats && { name: path.slice(path.lastIndexOf('/') + 1), path, stats };
}

async function entryOf(root: string, folder: string, found: Dirent): Promise<TreeEntry | undefined> {
  const { name } = found;
  const path = folder === '' ? name : `${folder}/${name}`;
  if (found.isSymbolicLink()) return readEntry(root, path);
  const stats = await lstat(join(found.parentPath, name)).catch(() => undefined);
  return stats && { name, path, stats };
}

function isShown({ name }: Dirent): boolean {
  return name.toLowerCase() !== '.git' && !name.startsWith(TEMPORARY_PREFIX);
}

function byKindAndName(a: TreeEntry, b: TreeEntry): number {
  const folders = Number(b.stats.isDirectory()) - Number(a.stats.isDirectory());
  return folders || (a.name < b.name ? -1 : 1);
}
