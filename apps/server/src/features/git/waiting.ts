import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GitStatus } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import type { MemberGit } from './memberGit.ts';

/** What is being merged, as git's own message names it; null when nothing is. */
export async function mergedName(git: MemberGit): Promise<string | null> {
  const head = await readFile(join(git.directory, 'MERGE_HEAD'), 'utf8').catch(() => undefined);
  if (head === undefined) return null;
  return /^Merge .*?'([^'\n]+)'/.exec(await messageOf(git))?.[1] ?? head.slice(0, 10);
}

/** The revert that was ended in the middle, with the server; null when none was. */
export async function interruptedRevert(git: MemberGit): Promise<GitStatus['reverting']> {
  if (!existsSync(join(git.directory, 'REVERT_HEAD'))) return null;
  const commit = await git.commitOf('REVERT_HEAD');
  if (commit === undefined) return null;
  const lines = (await messageOf(git)).split('\n').filter((line) => !line.startsWith('#'));
  return { commit, message: lines.join('\n').trim() };
}

/** What git keeps as the message of the commit that ends a merge or a revert. */
function messageOf(git: MemberGit): Promise<string> {
  return readFile(join(git.directory, 'MERGE_MSG'), 'utf8').catch(() => '');
}

/** @throws a 601 while a merge or a revert waits in the tree. */
export async function requireNothingWaits(git: MemberGit): Promise<void> {
  if ((await mergedName(git)) !== null) throw warning('merge-waits', { field: 'git' });
  const revert = await interruptedRevert(git);
  if (revert !== null) {
    throw warning('revert-waits', { field: 'git', values: { commit: revert.commit.slice(0, 8) } });
  }
}
