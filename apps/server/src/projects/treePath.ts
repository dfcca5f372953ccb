import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { warning } from '../http/problem.ts';

// eslint-disable-next-line no-control-regex -- control characters are what it refuses
const UNUSABLE = /[\u0000-\u001f\u007f\\]/;

/** Checks a path as text. @throws a 601 that names `field` and what is wrong. */
export function checkRelativePath(path: string, field: string): void {
  const refuse = (reason: string) => warning(`${field}: ${JSON.stringify(path)} ${reason}`);
  if (path === '' || UNUSABLE.test(path)) throw refuse('is empty or has a control character or backslash');
  if (path.startsWith('/')) throw refuse('is absolute: paths start at the root of the project');
  const parts = path.split('/');
  if (parts.includes('..')) throw refuse('leaves the project');
  if (parts.some((part) => part === '' || part === '.')) throw refuse('has an empty part or "."');
  if (parts.some((part) => Buffer.byteLength(part) > 200)) throw refuse('has a part of more than 200 bytes');
  if (path.length > 1000) throw refuse('has more than 1000 characters');
  if (parts.some(isGitFolder)) throw refuse('is in .git, which belongs to git alone');
}

function isGitFolder(part: string): boolean {
  return part.toLowerCase() === '.git';
}

/**
 * The absolute path of `path` in the tree at `root`, which must be a real path. Links are followed as long as they stay
 * in the tree. @throws a 601 that names `field` for a path that leaves it in any way.
 */
export async function resolveTreePath(root: string, path: string, field: string): Promise<string> {
  checkRelativePath(path, field);
  const absolute = join(root, path);
  const existing = await deepestExisting(absolute, root);
  const real = await realpath(existing).catch(() => undefined);
  if (real === undefined) throw warning(`${field}: ${JSON.stringify(path)} is a link that leads nowhere`);
  const inside = relative(root, real).split('/');
  if (inside.includes('..') || inside.some(isGitFolder)) {
    throw warning(`${field}: ${JSON.stringify(path)} leads out of the project by a link`);
  }
  return join(real, relative(existing, absolute));
}

async function deepestExisting(path: string, root: string): Promise<string> {
  if (path === root) return root;
  const found = await lstat(path).then(
    () => true,
    () => false,
  );
  return found ? path : deepestExisting(dirname(path), root);
}
