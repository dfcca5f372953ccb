import { join } from 'node:path';
import { notFound } from '../http/problem.ts';
import { isThere, renameAll, withScratch } from './entryChanges.ts';
import type { ProjectTree } from './projectTree.ts';

/**
 * Deletes files and folders of a tree, all or none; of a link what it leads to stays. @returns how many of the paths
 * there were, without those inside another. @throws a 404 or 601 that names `field`, before anything changed.
 */
export async function removeEntries(
  tree: ProjectTree,
  paths: readonly string[],
  field: string,
): Promise<number> {
  const upper = uppermost(paths);
  await tree.requireWritable(upper, field);
  const places = await Promise.all(upper.map((path) => tree.entryPath(path, field)));
  for (const [index, place] of places.entries()) {
    if (!(await isThere(place)))
      throw notFound(`${field}: there is no ${upper[index]!}: nothing was deleted`);
  }
  // Taken out of the tree at once by renames; only then their files go one by one.
  await withScratch(tree.root, async (scratch) => {
    await renameAll(places.map((from, index) => ({ from, to: join(scratch, String(index)) })));
    tree.touched();
  });
  return upper.length;
}

/** Without those that are inside another. */
export function uppermost(paths: readonly string[]): string[] {
  const sorted = [...new Set(paths)].sort();
  const all = new Set(sorted);
  return sorted.filter((path) => !foldersAbove(path).some((folder) => all.has(folder)));
}

function foldersAbove(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
