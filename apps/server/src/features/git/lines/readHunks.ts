import { createHash } from 'node:crypto';
import { gitFailure } from '../../../git/index.ts';
import type { MemberGit } from '../memberGit.ts';
import { treeStatus } from '../replyStatus.ts';
import { parseHunks } from './parseHunks.ts';
import type { FilePatch } from './parseHunks.ts';

/** A longer difference is taken file by file. */
const DIFFERENCE_BYTES = 2_000_000;
const OPTIONS = [
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--no-renames',
  '--full-index',
  '--unified=3',
];

export interface ReadHunks {
  patch: FilePatch;
  /** Of all that git says of the difference, the ids of both sides included. */
  version: string;
}

/** @throws a 601 when the difference is too long */
export async function readHunks(git: MemberGit, path: string, staged: boolean): Promise<ReadHunks> {
  const sides = await sidesOf(git, path, staged);
  const end = await git.attempt(['diff', ...OPTIONS, ...sides], { outputBytes: DIFFERENCE_BYTES });
  if (end.code !== 0) throw gitFailure(end);
  return {
    patch: parseHunks(end.stdout.toString('latin1')),
    version: createHash('sha256').update(end.stdout).digest('hex'),
  };
}

/** Of a renamed file its text is compared with that under its former name. */
async function sidesOf(git: MemberGit, path: string, staged: boolean): Promise<string[]> {
  if (!staged) return ['--', path];
  const from = (await treeStatus(git)).staged.find((change) => change.path === path)?.from ?? null;
  return from === null ? ['--cached', '--', path] : [`HEAD:${from}`, `:0:${path}`, '--'];
}
