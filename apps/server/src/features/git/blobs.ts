import { lstat, readFile, readlink } from 'node:fs/promises';
import type { MemberGit } from './memberGit.ts';

/** More than this is shown as no text. */
const TEXT_BYTES = 5_000_000;

/** A version of a file: its text, null where it is none, `undefined` where the file does not exist. */
export type Version = string | null | undefined;

/** A version in git, such as `:path` in the index, `<commit>:path`, or the id of a blob. */
export async function readBlob(git: MemberGit, name: string): Promise<Version> {
  const kind = await git.attempt(['cat-file', '-t', name]);
  if (kind.code !== 0 || kind.stdout.toString().trim() !== 'blob') return undefined;
  const end = await git.attempt(['cat-file', 'blob', name], { outputBytes: TEXT_BYTES });
  return end.code === 0 ? textOf(end.stdout) : null;
}

/** The version in the working tree; of a link, where it leads. */
export async function readWorking(git: MemberGit, path: string): Promise<Version> {
  const absolute = await git.tree.entryPath(path, 'path');
  const stats = await lstat(absolute).catch(() => undefined);
  if (stats?.isSymbolicLink()) return readlink(absolute);
  if (!stats?.isFile()) return undefined;
  return stats.size > TEXT_BYTES ? null : textOf(await readFile(absolute));
}

function textOf(bytes: Buffer): string | null {
  return bytes.includes(0) ? null : bytes.toString('utf8');
}
