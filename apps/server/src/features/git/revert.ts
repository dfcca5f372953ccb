import { gitRevert } from '@netloom/contract';
import type { GitCommit } from '@netloom/contract';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { changesOf } from './changesOf.ts';
import { checkDocuments } from './checkDocuments.ts';
import { conflictsOf } from './conflicts.ts';
import { refused } from './inTheWay.ts';
import type { MemberGit } from './memberGit.ts';
import { settleByMeaning } from './mergeByMeaning.ts';
import { lastCommit, readCommit } from './parseLog.ts';
import { told } from './policy.ts';
import { treeStatus } from './replyStatus.ts';
import { requireNothingWaits } from './waiting.ts';

export const gitRevertRoute = implement(gitRevert, told('git:commit'), async ({ body }, { git, tree }) =>
  git.exclusive(async () => {
    const commit = await requireOwn(git, body.commit);
    await requireNothingWaits(git);
    const changes = await changesOf(git, commit.commit, commit.parents[0]);
    const paths = changes.flatMap(({ path, from }) => (from === null ? [path] : [path, from]));
    await tree.requireWritable(paths, 'commit');
    const before = (await git.commitOf('HEAD'))!;
    await revert(git, commit).finally(() => tree.touched());
    const made = await lastCommit(git);
    return { ...made, check: await checkDocuments(git, { now: made.commit, mine: before }) };
  }),
);

/** @throws a 404 or 601 for a commit that the own branch does not have. */
async function requireOwn(git: MemberGit, commit: string): Promise<GitCommit> {
  if ((await git.commitOf(commit)) === undefined)
    throw notFound('no-commit', { field: 'commit', values: { commit } });
  const { code } = await git.attempt(['merge-base', '--is-ancestor', commit, 'HEAD']);
  if (code !== 0) {
    throw warning('revert-not-own', { field: 'commit' });
  }
  return readCommit(git, commit);
}

/** @throws a 601 after which everything is as before. */
async function revert(git: MemberGit, { commit, parents }: GitCommit): Promise<void> {
  const mainline = parents.length > 1 ? ['--mainline=1'] : [];
  const end = await git.attempt(['revert', '--no-edit', ...mainline, commit]);
  if (end.code === 0) return;
  const status = await treeStatus(git);
  const conflicts = conflictsOf(status);
  if (conflicts.length === 0) {
    // It is no error of git's when nothing would be committed.
    if (end.stderr === '') {
      await git.run(['revert', '--quit']);
      throw warning('revert-of-nothing', { field: 'commit' });
    }
    const staged = status.staged.map(({ path }) => path);
    throw refused(end, staged);
  }
  if ((await settleByMeaning(git)).length === conflicts.length) {
    await git.run(['commit', '--quiet', '--no-verify', '--no-edit', '--cleanup=strip']);
    return;
  }
  await git.run(['revert', '--abort']);
  const shown = conflicts.slice(0, 20).join(', ');
  throw warning('revert-over-later', {
    field: 'commit',
    values: { paths: shown },
    data: { paths: conflicts },
  });
}
