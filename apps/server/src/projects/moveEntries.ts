import { posix } from 'node:path';
import { notFound, warning } from '../http/refuse.ts';
import { renameAll } from './entryChanges.ts';
import type { Move } from './entryChanges.ts';
import { Siblings, newPath, pathKey } from './newName.ts';
import type { ProjectTree } from './projectTree.ts';
import { uppermost } from './removeEntries.ts';
import { checkRelativePath } from './treePath.ts';

/**
 * Moves files and folders into a folder ('' for the root), all or none; nothing is overwritten. @returns their new paths.
 * @throws a 404 or 601 that names the field, before anything changed.
 */
export async function moveEntries(
  tree: ProjectTree,
  filePaths: readonly string[],
  targetFolder: string,
): Promise<string[]> {
  const stats = await tree.stat(targetFolder, 'targetFolder');
  if (stats === undefined)
    throw notFound('no-folder', { field: 'targetFolder', values: { path: targetFolder } });
  if (!stats.isDirectory())
    throw warning('not-a-folder', { field: 'targetFolder', values: { path: targetFolder } });
  const moves = uppermost(filePaths).map((from) => {
    return { from, to: posix.join(targetFolder, posix.basename(from)) };
  });
  await renameEntries(tree, moves, 'filePaths');
  return moves.map(({ to }) => to);
}

/** Gives entries new paths, in folders that are there. */
export async function renameEntries(
  tree: ProjectTree,
  moves: readonly { from: string; to: string }[],
  field: string,
): Promise<void> {
  await tree.requireWritable(
    moves.flatMap(({ from, to }) => [from, to]),
    field,
  );
  const keys = new Set<string>();
  const isThere = async (path: string) => (await tree.lstat(path, field)) !== undefined;
  const siblings = new Siblings(tree);
  const places: Move[] = [];
  for (const { from, to } of moves) {
    if (!(await isThere(from))) throw notFound('no-such-name', { field, values: { name: from } });
    if (keys.has(pathKey(to)))
      throw warning('two-of-one-name', { field, values: { name: posix.basename(to) } });
    keys.add(pathKey(to));
    if (await tree.isWithin(to, from, field)) throw warning('into-itself', { field, values: { path: from } });
    if (await isThere(to)) throw warning('exists-already', { field, values: { path: to } });
    const before = posix.dirname(from) === posix.dirname(to) ? posix.basename(from) : undefined;
    await siblings.requireDistinct(to, field, before);
    await requireShortBelow(tree, from, to, field);
    places.push({ from: { root: tree.root, path: from, field }, to: { root: tree.root, path: to, field } });
  }
  await renameAll(places);
  tree.touched();
}

/** @throws a 601 when a file inside would get a path that is too long to be reached. */
async function requireShortBelow(tree: ProjectTree, from: string, to: string, field: string): Promise<void> {
  checkRelativePath(to, field);
  if (to.length <= from.length) return;
  const { stats } = await tree.requireEntry(from, field);
  if (!stats.isDirectory()) return;
  for await (const { path } of tree.walk(from, field)) checkRelativePath(to + path.slice(from.length), field);
}

/** The path that an entry gets by a new name. @throws a 601 that names `field`. */
export function renamedPath(path: string, name: string, field: string): string {
  if (name.includes('/')) throw warning('rename-in-folder', { field });
  const folder = posix.dirname(path);
  return folder === '.' ? newPath(name, field) : `${folder}/${newPath(name, field)}`;
}
