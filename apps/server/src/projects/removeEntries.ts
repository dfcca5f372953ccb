import { notFound } from '../http/refuse.ts';
import { renameAll, withScratch } from './entryChanges.ts';
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
  for (const path of upper) {
    if ((await tree.lstat(path, field)) === undefined)
      throw notFound('nothing-deleted', { field, values: { path } });
  }
  // Taken out of the tree at once by renames; only then their files go one by one.
  await withScratch(tree.root, async (scratch) => {
    const away = (index: number) => ({ root: scratch, path: String(index), field });
    await renameAll(
      upper.map((path, index) => ({ from: { root: tree.root, path, field }, to: away(index) })),
    );
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
