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

const between = (mine: string, theirs: string) => [
  'rev-list',
  '--left-right',
  '--count',
  `${mine}...${theirs}`,
  '--',
];
const counts = (text: string): [number, number] => {
  const [ahead = 0, behind = 0] = text.trim().split('\t').map(Number);
  return [ahead, behind];
};

/** Commits that `mine` has beyond `theirs`, and the other way round. */
export const distance = async (git: MemberGit, mine: string, theirs: string): Promise<[number, number]> =>
  counts(await git.run(between(mine, theirs)));

/** From the last commit to the shared branch of the same name; nulls while one of them does not exist. */
async function distanceToShared(
  git: MemberGit,
  { branch, commit }: TreeStatus,
): Promise<[number, number] | [null, null]> {
  if (commit === null) return [null, null];
  const { code, stdout } = await git.attempt(between(commit, sharedRef(branch)));
  return code === 0 ? counts(stdout.toString('latin1')) : [null, null];
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
  const [ahead, behind] = await distanceToShared(git, status);
  // Without one of its own, the last commit is among the shared ones.
  const amendable = ahead === 0 ? null : await amendableMessage(git, status.commit);
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
