import { readlink } from 'node:fs/promises';
import type { MemberGit } from './memberGit.ts';

/** More than this is shown as no text. */
const TEXT_BYTES = 5_000_000;

/** How git ends when nothing has that name, or no blob has. */
const NO_BLOB = 128;

/** A version of a file: its text, null where it is none, `undefined` where the file does not exist. */
export type Version = string | null | undefined;

/** A version in git, such as `:path` in the index, `<commit>:path`, or the id of a blob. */
export async function readBlob(git: MemberGit, name: string): Promise<Version> {
  const end = await git.attempt(['cat-file', 'blob', name], { outputBytes: TEXT_BYTES });
  if (end.code === NO_BLOB) return undefined;
  return end.code === 0 ? textOf(end.stdout) : null;
}

/** The version in the working tree; of a link, where it leads. */
export async function readWorking(git: MemberGit, path: string): Promise<Version> {
  const stats = await git.tree.lstat(path, 'path');
  if (stats?.isSymbolicLink()) return git.tree.at(path, 'path', (entry) => readlink(entry));
  if (!stats?.isFile()) return undefined;
  if (stats.size > TEXT_BYTES) return null;
  const bytes = await git.tree.readBytes(path, 'path', TEXT_BYTES);
  return bytes && textOf(bytes);
}

function textOf(bytes: Buffer): string | null {
  return bytes.includes(0) ? null : bytes.toString('utf8');
}
