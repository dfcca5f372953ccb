import type { GitStatus } from '@netloom/contract';
import type { Services } from '../../services.ts';
import { amendableMessage } from './amendable.ts';
import type { MemberGit } from './memberGit.ts';
import { parseStatus } from './parseStatus.ts';
import type { TreeStatus } from './parseStatus.ts';
import type { GitMember } from './policy.ts';
import { findRemote } from './repository.ts';
import { interruptedRevert, mergedName } from './waiting.ts';

export async function treeStatus(git: MemberGit): Promise<TreeStatus> {
  const options = ['--porcelain=v2', '-z', '--branch', '--untracked-files=all', '--find-renames'];
  return parseStatus(await git.run(['status', ...options]));
}

/** Commits that `mine` has beyond `theirs`, and the other way round. */
export async function distance(git: MemberGit, mine: string, theirs: string): Promise<[number, number]> {
  const text = await git.run(['rev-list', '--left-right', '--count', `${mine}...${theirs}`, '--']);
  const [ahead, behind] = text.trim().split('\t').map(Number);
  return [ahead ?? 0, behind ?? 0];
}

export async function replyStatus(
  { git, membership }: GitMember,
  { database }: Services,
): Promise<GitStatus> {
  const [status, merging, reverting, amendable, remote] = await Promise.all([
    treeStatus(git),
    mergedName(git),
    interruptedRevert(git),
    amendableMessage(git),
    findRemote(database, membership.deptId),
  ]);
  const shared = await git.commitOf(`refs/remotes/origin/${status.branch}`);
  const [ahead, behind] =
    shared === undefined || status.commit === null
      ? [null, null]
      : await distance(git, status.commit, shared);
  return {
    ...status,
    ahead,
    behind,
    merging,
    reverting,
    amendable,
    gitAddress: remote.gitAddress,
    credentials: membership.gitSecret !== null,
    fetchTime: remote.fetchTime?.toISOString() ?? null,
  };
}
