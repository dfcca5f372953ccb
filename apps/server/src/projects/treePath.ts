import { posix } from 'node:path';
import { UnsafePath, descend } from '@netloom/executor/beneath';
import type { Descent } from '@netloom/executor/beneath';
import { warning } from '../http/refuse.ts';
import { TREE_RULES, isGitFolder } from './treeRules.ts';

// eslint-disable-next-line no-control-regex -- control characters are what it refuses
const UNUSABLE = /[\u0000-\u001f\u007f\\]/;
const PATH_CHARACTERS = 1000;
const NAME_BYTES = 200;

/** Checks a path as text. @throws a 601 that names `field` and what is wrong. */
export function checkRelativePath(path: string, field: string): void {
  const shown = JSON.stringify(path.slice(0, 300));
  const told = { field, values: { path: shown } };
  const tooMuch = (most: number) => ({ field, values: { path: shown, most } });
  if (path.length > PATH_CHARACTERS) throw warning('path-long', tooMuch(PATH_CHARACTERS));
  if (path === '' || UNUSABLE.test(path)) throw warning('path-unusable', told);
  if (/\p{Cs}/u.test(path)) throw warning('path-unicode', told);
  if (path.startsWith('/')) throw warning('path-absolute', told);
  const parts = path.split('/');
  if (parts.includes('..')) throw warning('path-leaves', told);
  if (parts.some((part) => part === '' || part === '.')) throw warning('path-empty-part', told);
  if (parts.some((part) => Buffer.byteLength(part) > NAME_BYTES))
    throw warning('path-part-long', tooMuch(NAME_BYTES));
  if (parts.some(isGitFolder)) throw warning('path-git', told);
}

/**
 * Goes down a tree to `path` ('' for its root), by descriptors, so that nobody who exchanges a folder meanwhile leads out
 * of it; what `work` is given holds while it lasts. @throws a 601 that names `field` for a path that leaves the tree in
 * any way.
 */
export async function inTree<T>(
  root: string,
  path: string,
  field: string,
  work: (descent: Descent) => Promise<T> | T,
): Promise<T> {
  if (path !== '') checkRelativePath(path, field);
  try {
    return await descend(root, path, TREE_RULES, work);
  } catch (error) {
    throw error instanceof UnsafePath ? asWarning(error, path, field) : error;
  }
}

/** Like `inTree`, but a link at the end of the path is meant itself; `work` is given where to find it in its folder. */
export function atEntry<T>(
  root: string,
  path: string,
  field: string,
  work: (entry: string, realPath: string) => Promise<T> | T,
): Promise<T> {
  checkRelativePath(path, field);
  const folder = posix.dirname(path);
  const name = posix.basename(path);
  return inTree(root, folder === '.' ? '' : folder, field, (descent) => {
    const above = descent.path === '' ? '' : `${descent.path}/`;
    // Nothing is there either where the folder is not: what is done then says so.
    return work([descent.place, ...descent.missing, name].join('/'), `${above}${name}`);
  });
}

function asWarning({ why }: UnsafePath, path: string, field: string): Error {
  const told = { field, values: { path: JSON.stringify(path) } };
  return warning(why === 'leaves' ? 'link-leaves' : 'link-nowhere', told);
}
