import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { warning } from '../http/problem.ts';

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

/** Characters that HFS+ passes over in names (git's utf8.c, next_hfs_char). */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
/** What NTFS takes for .git: its short name, a stream of it, dots and spaces behind it (git's path.c). */
const NTFS_GIT = /^(\.git|git~1)[. ]*(:.*)?$/;

/** Also as file systems of those who clone the project would read it. */
function isGitFolder(part: string): boolean {
  return NTFS_GIT.test(part.replace(PASSED_OVER, '').toLowerCase());
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

/** Like `resolveTreePath`, but a link at the end of the path is meant itself, not what it leads to. */
export async function resolveEntryPath(root: string, path: string, field: string): Promise<string> {
  checkRelativePath(path, field);
  const slash = path.lastIndexOf('/');
  if (slash < 0) return join(root, path);
  return join(await resolveTreePath(root, path.slice(0, slash), field), path.slice(slash + 1));
}

async function deepestExisting(path: string, root: string): Promise<string> {
  if (path === root) return root;
  const found = await lstat(path).then(
    () => true,
    () => false,
  );
  return found ? path : deepestExisting(dirname(path), root);
}
