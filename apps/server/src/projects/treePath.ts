import { posix } from 'node:path';
import { UnsafePath, descend } from '@netloom/executor/beneath';
import type { Descent } from '@netloom/executor/beneath';
import { warning } from '../http/problem.ts';
import { TREE_RULES, isGitFolder } from './treeRules.ts';

// eslint-disable-next-line no-control-regex -- control characters are what it refuses
const UNUSABLE = /[\u0000-\u001f\u007f\\]/;
const PATH_CHARACTERS = 1000;
const NAME_BYTES = 200;

/** Checks a path as text. @throws a 601 that names `field` and what is wrong. */
export function checkRelativePath(path: string, field: string): void {
  const refuse = (reason: string) => warning(`${field}: ${JSON.stringify(path.slice(0, 300))} ${reason}`);
  if (path.length > PATH_CHARACTERS) throw refuse(`has more than ${PATH_CHARACTERS} characters`);
  if (path === '' || UNUSABLE.test(path)) throw refuse('is empty or has a control character or backslash');
  if (/\p{Cs}/u.test(path)) throw refuse('is not well-formed Unicode');
  if (path.startsWith('/')) throw refuse('is absolute: paths start at the root of the project');
  const parts = path.split('/');
  if (parts.includes('..')) throw refuse('leaves the project');
  if (parts.some((part) => part === '' || part === '.')) throw refuse('has an empty part or "."');
  if (parts.some((part) => Buffer.byteLength(part) > NAME_BYTES))
    throw refuse(`has a part of more than ${NAME_BYTES} bytes`);
  if (parts.some(isGitFolder)) throw refuse('is in .git, which belongs to git alone');
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
  const named = `${field}: ${JSON.stringify(path)}`;
  return warning(
    why === 'leaves'
      ? `${named} leads out of the project by a link`
      : `${named} is a link that leads nowhere`,
  );
}
