import { basename, dirname, posix } from 'node:path';
import { warning } from '../http/refuse.ts';
import { renameAll, withFolders, withScratch } from './entryChanges.ts';
import type { Move, Spot } from './entryChanges.ts';
import { Siblings, pathKey } from './newName.ts';
import type { ProjectTree } from './projectTree.ts';

/** A file beside the tree that is to come to `path`, or a folder that is to be made there. */
export interface ComingEntry {
  path: string;
  /** Absolute, on the file system of the tree; undefined for a folder. */
  file: string | undefined;
}

/** What becomes of files that are there already. */
export type Existing = 'refused' | 'replaced' | 'kept';

const SHOWN = 5;

/**
 * Brings files into the tree, all or none, with the folders that they need; answers what came. @throws a 601 that
 * names `field`, before anything changed; for files that are there already, where they are refused, its data is
 * `{ existing: paths }`.
 */
export async function placeFiles(
  tree: ProjectTree,
  coming: readonly ComingEntry[],
  whatExists: Existing,
  field: string,
): Promise<readonly ComingEntry[]> {
  const parts = requireDifferent(coming, field);
  const siblings = new Siblings(tree);
  for (const part of parts) await siblings.requireDistinct(part, field);
  const existing = new Set(await existingFiles(tree, coming, field));
  const taken = whatExists === 'kept' ? coming.filter(({ path }) => !existing.has(path)) : coming;
  await tree.requireWritable(
    taken.map(({ path }) => path),
    field,
  );
  if (existing.size > 0 && whatExists === 'refused') throw there([...existing], field);
  await bring(tree, taken, whatExists === 'replaced' ? [...existing] : [], field);
  return taken;
}

function there(existing: string[], field: string) {
  const shown = existing.slice(0, SHOWN).join(', ') + (existing.length > SHOWN ? ', …' : '');
  return warning('entries-there', { field, values: { paths: shown }, data: { existing } });
}

/** All or none. */
async function bring(
  tree: ProjectTree,
  coming: readonly ComingEntry[],
  replaced: readonly string[],
  field: string,
): Promise<void> {
  const here = (path: string): Spot => ({ root: tree.root, path, field });
  const folders = coming.map(({ path, file }) => (file === undefined ? path : posix.dirname(path)));
  const wanted = new Set(folders.filter((path) => path !== '.'));
  await withScratch(tree.root, (scratch) =>
    withFolders([...wanted].map(here), async () => {
      const away = replaced.map((path, index): Move => {
        return { from: here(path), to: { root: scratch, path: String(index), field } };
      });
      const into = coming.flatMap(({ path, file }): Move[] =>
        file === undefined
          ? []
          : [{ from: { root: dirname(file), path: basename(file), field }, to: here(path) }],
      );
      await renameAll([...away, ...into]);
    }),
  );
  tree.touched();
}

/** Every path with the folders above it. @throws a 601 when two of them would be one and the same somewhere. */
function requireDifferent(coming: readonly ComingEntry[], field: string): Set<string> {
  const parts = new Map<string, string>();
  const files = new Set<string>();
  for (const { path, file } of coming) {
    for (let part = path; part !== '.'; part = posix.dirname(part)) {
      const other = parts.get(pathKey(part));
      if (other !== undefined && other !== part)
        throw warning('paths-alike', { field, values: { other, path: part } });
      parts.set(pathKey(part), part);
    }
    if (file === undefined) continue;
    if (files.has(path)) throw warning('path-twice', { field, values: { path } });
    files.add(path);
  }
  for (const { path } of coming) {
    for (let above = posix.dirname(path); above !== '.'; above = posix.dirname(above))
      if (files.has(above)) throw warning('file-and-folder', { field, values: { folder: above, path } });
  }
  return new Set(parts.values());
}

/** Paths of files that are there already. @throws a 601 where a folder is in a file's place or the other way. */
async function existingFiles(
  tree: ProjectTree,
  coming: readonly ComingEntry[],
  field: string,
): Promise<string[]> {
  const existing: string[] = [];
  for (const { path, file } of coming) {
    const stats = await tree.lstat(path, field);
    if (stats === undefined) continue;
    if (file === undefined && stats.isDirectory()) continue;
    if (file === undefined) throw warning('file-in-place', { field, values: { path } });
    if (stats.isDirectory()) throw warning('folder-in-place', { field, values: { path } });
    existing.push(path);
  }
  return existing;
}
