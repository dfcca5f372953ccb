import type { Stats } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { TEMPORARY_PREFIX } from '../data/atomicFile.ts';
import { notFound, warning } from '../http/refuse.ts';
import { inTree } from './treePath.ts';

/** One entry of a folder; `path` is in the tree. */
export interface TreeEntry {
  name: string;
  path: string;
  /** Of what a link leads to. */
  stats: Stats;
  link: boolean;
}

/** Entries of a folder (the root for ''), folders first, by name; links that leave the tree are left out. */
export async function listFolder(root: string, folder: string, field: string): Promise<TreeEntry[]> {
  const entries = await inTree(root, folder, field, async ({ missing, stats, place }) => {
    if (missing.length > 0) throw notFound('no-folder', { field, values: { path: folder } });
    if (!stats.isDirectory()) throw warning('not-a-folder', { field, values: { path: folder } });
    const found = (await readdir(place)).filter(isShown);
    return Promise.all(found.map((name) => entryOf(root, folder, name, `${place}/${name}`)));
  });
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
      if (entry.stats.isDirectory() && !entry.link) waiting.push(entry.path);
    }
  }
}

/** Undefined for what is gone by now and for a link out of the tree. */
export async function readEntry(root: string, path: string): Promise<TreeEntry | undefined> {
  const stats = await inTree(root, path, 'path', (descent) =>
    descent.missing.length > 0 ? undefined : descent.stats,
  ).catch(() => undefined);
  return stats && { name: path.slice(path.lastIndexOf('/') + 1), path, stats, link: false };
}

async function entryOf(
  root: string,
  folder: string,
  name: string,
  place: string,
): Promise<TreeEntry | undefined> {
  const path = folder === '' ? name : `${folder}/${name}`;
  const stats = await lstat(place).catch(() => undefined);
  if (!stats?.isSymbolicLink()) return stats && { name, path, stats, link: false };
  const entry = await readEntry(root, path);
  return entry && { ...entry, link: true };
}

function isShown(name: string): boolean {
  return name.toLowerCase() !== '.git' && !name.startsWith(TEMPORARY_PREFIX);
}

function byKindAndName(a: TreeEntry, b: TreeEntry): number {
  const folders = Number(b.stats.isDirectory()) - Number(a.stats.isDirectory());
  return folders || (a.name < b.name ? -1 : 1);
}
