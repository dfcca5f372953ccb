import { lstat, mkdir, mkdtemp, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const DAY = 86_400_000;

/** From one absolute path to another of the same file system, where nothing is. */
export interface Move {
  from: string;
  to: string;
}

/** Renames one after the other. When one fails, those before it are taken back. */
export async function renameAll(moves: readonly Move[]): Promise<void> {
  const done: Move[] = [];
  try {
    for (const move of moves) {
      await rename(move.from, move.to);
      done.push(move);
    }
  } catch (error) {
    for (const { from, to } of done.reverse()) await rename(to, from);
    throw error;
  }
}

/** Makes folders with those above them while `work` needs them; when it fails, those that were made go again. */
export async function withFolders<T>(folders: Iterable<string>, work: () => Promise<T>): Promise<T> {
  const made: string[] = [];
  try {
    for (const folder of folders) made.push(...(await makeFolders(folder)));
    return await work();
  } catch (error) {
    for (const folder of made.reverse()) await rmdir(folder).catch(() => undefined);
    throw error;
  }
}

/** Answers those that were made, the upper ones first. */
async function makeFolders(folder: string): Promise<string[]> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return [];
  const made: string[] = [];
  for (let each = folder; each.length >= first.length; each = dirname(each)) made.unshift(each);
  return made;
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
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

async function removeOld(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const { mtimeMs = Date.now() } = (await stat(path).catch(() => undefined)) ?? {};
    if (Date.now() - mtimeMs > DAY) await rm(path, { recursive: true, force: true });
  }
}

/** Whether something is there, be it a link that leads nowhere. */
export async function isThere(absolute: string): Promise<boolean> {
  return (await lstat(absolute).catch(() => undefined)) !== undefined;
}
