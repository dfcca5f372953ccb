import type { GitStatus } from '@netloom/contract';
import type { Services } from '../../services.ts';
import { amendableMessage } from './amendable.ts';
import { sharedRef } from './branchRef.ts';
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

/** From the last commit to the shared branch of the same name; nulls while one of them does not exist. */
async function distanceToShared(
  git: MemberGit,
  { branch, commit }: TreeStatus,
): Promise<[number, number] | [null, null]> {
  const shared = await git.commitOf(sharedRef(branch));
  return shared === undefined || commit === null ? [null, null] : distance(git, commit, shared);
}

export async function replyStatus(
  { git, membership }: GitMember,
  { database }: Services,
): Promise<GitStatus> {
  const [status, merging, reverting, remote] = await Promise.all([
    treeStatus(git),
    mergedName(git),
    interruptedRevert(git),
    findRemote(database, membership.deptId),
  ]);
  const [amendable, [ahead, behind]] = await Promise.all([
    amendableMessage(git, status.commit),
    distanceToShared(git, status),
  ]);
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
