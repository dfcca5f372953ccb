import { mkdir, mkdtemp, readdir, rename, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolder } from '@netloom/executor/beneath';
import { warning } from '../http/refuse.ts';
import { atEntry, inTree } from './treePath.ts';

const DAY = 86_400_000;

/** A place in a tree or in a folder beside it, for what is there or is to come; `field` names it in errors. */
export interface Spot {
  root: string;
  path: string;
  field: string;
}

/** From one place to another of the same file system, where nothing is. */
export interface Move {
  from: Spot;
  to: Spot;
}

/** Both folders are held while the name changes. */
function move({ from, to }: Move): Promise<void> {
  return atEntry(from.root, from.path, from.field, (source) =>
    atEntry(to.root, to.path, to.field, (target) => rename(source, target)),
  );
}

/** Renames one after the other. When one fails, those before it are taken back. */
export async function renameAll(moves: readonly Move[]): Promise<void> {
  const done: Move[] = [];
  try {
    for (const each of moves) {
      await move(each);
      done.push(each);
    }
  } catch (error) {
    for (const { from, to } of done.reverse()) await move({ from: to, to: from });
    throw error;
  }
}

/** Makes folders with those above them while `work` needs them; when it fails, those that were made go again. */
export async function withFolders<T>(folders: Iterable<Spot>, work: () => Promise<T>): Promise<T> {
  const made: Spot[] = [];
  try {
    for (const folder of folders) made.push(...(await makeFolders(folder)));
    return await work();
  } catch (error) {
    for (const { root, path, field } of made.reverse())
      await atEntry(root, path, field, rmdirAt).catch(() => undefined);
    throw error;
  }
}

const rmdirAt = (entry: string) => rmdir(entry);

/** Answers those that were made, the upper ones first. */
function makeFolders({ root, path, field }: Spot): Promise<Spot[]> {
  return inTree(root, path, field, async (descent) => {
    if (!descent.stats.isDirectory()) throw warning('no-folder-here', { field, values: { path } });
    if (descent.missing.length === 0) return [];
    const made = descent.makeFolders();
    await mkdir(descent.entry);
    return [...made, descent.path].map((each) => ({ root, path: each, field }));
  });
}

/**
 * A new folder beside the tree at `root`, for what comes or goes, and removed after the work. What a killed server left
 * there goes after a day.
 */
export async function withScratch<T>(root: string, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(root, '../scratch');
  await mkdir(parent, { recursive: true });
  await removeOld(parent);
  const folder = await mkdtemp(join(parent, 'change-'));
  try {
    return await work(folder);
  } finally {
    await removeFolder(folder);
  }
}

async function removeOld(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > DAY) await removeFolder(path);
  }
}
