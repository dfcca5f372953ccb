import { gitCommit } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { NOTHING_NEW, checkDocuments, requireReadable } from './checkDocuments.ts';
import { requireSettled } from './conflicts.ts';
import type { MemberGit } from './memberGit.ts';
import { lastCommit } from './parseLog.ts';
import { told } from './policy.ts';
import { treeStatus } from './replyStatus.ts';
import { mergedName } from './waiting.ts';

export const gitCommitRoute = implement(gitCommit, told('git:commit'), async ({ body }, { git, tree }) =>
  git.exclusive(async () => {
    const status = await treeStatus(git);
    requireSettled(status);
    const merging = (await mergedName(git)) !== null;
    if (status.staged.length === 0 && !merging) {
      throw warning('nothing-staged', { field: 'git' });
    }
    await tree.requireWritable(await ownChanges(git, status.commit, merging), 'paths');
    if (merging) await requireReadable(git, ['HEAD', 'MERGE_HEAD']);
    const theirs = merging ? await git.commitOf('MERGE_HEAD') : undefined;
    await git.run(['commit', '--quiet', '--no-verify', '--cleanup=whitespace', '--file=-'], {
      input: body.message,
    });
    tree.touched();
    const made = await lastCommit(git);
    const check =
      theirs === undefined || status.commit === null
        ? NOTHING_NEW
        : await checkDocuments(git, { now: made.commit, mine: status.commit, theirs });
    return { ...made, check };
  }),
);

/** Staged paths; while merging, those that are neither as they were nor as they come in. */
export async function ownChanges(git: MemberGit, commit: string | null, merging: boolean): Promise<string[]> {
  const changedFrom = async (version: string[]) => {
    const options = ['--cached', '--name-only', '--no-renames', '-z', ...version, '--'];
    return (await git.run(['diff', ...options])).split('\0').filter((path) => path !== '');
  };
  const changed = await changedFrom(commit === null ? [] : ['HEAD']);
  if (!merging) return changed;
  const fromTheirs = new Set(await changedFrom(['MERGE_HEAD']));
  return changed.filter((path) => fromTheirs.has(path));
}
