import { gitPush } from '@netloom/contract';
import { RemoteFailure, gitFailure, inTurn, pushRemote } from '../../git/index.ts';
import type { GitEnd } from '../../git/index.ts';
import { warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { ownRef, sharedRef } from './branchRef.ts';
import type { MemberGit } from './memberGit.ts';
import { told } from './policy.ts';
import type { GitMember } from './policy.ts';
import { fetchShared, remoteOptions, seeShared } from './remote.ts';
import { distance, replyStatus, treeStatus } from './replyStatus.ts';

export const gitPushRoute = implement(gitPush, told('git:push'), async (_incoming, member, services) => {
  const { git, tree } = member;
  const { branch, commit } = await treeStatus(git);
  if (commit === null) throw warning('git: there is no commit to push yet');
  if (branch === '') throw warning('git: you are on no branch; switch to one first');
  const remote = await remoteOptions(member, services);
  // A refusal is told before anything is sent.
  if (remote === undefined) await seeShared(git);
  else await fetchShared(member, services);
  await requireNothingNew(git, branch, commit);
  await tree.requireWritable(await unsharedChanges(git, commit), 'paths');
  await share(member, branch, services);
  return replyStatus(member, services);
});

async function requireNothingNew(git: MemberGit, branch: string, commit: string): Promise<void> {
  if ((await git.commitOf(sharedRef(branch))) === undefined) return;
  const [, behind] = await distance(git, commit, sharedRef(branch));
  if (behind > 0) {
    throw warning(`git: others have shared ${behind} commits on ${branch} that you lack; pull first`, {
      behind,
    });
  }
}

/** Paths that the own commits change which nobody has yet; of merges, what is in neither side. */
async function unsharedChanges(git: MemberGit, commit: string): Promise<string[]> {
  const options = ['-z', '--format=', '--name-only', '--no-renames', '--diff-merges=dense-combined'];
  const text = await git.run(['log', ...options, commit, '--not', '--remotes=origin', '--']);
  return [...new Set(text.split(/[\0\n]/).filter((path) => path !== ''))];
}

/** The branch goes to the remote, which has the last word, and into the shared repository. */
async function share(member: GitMember, branch: string, services: Services): Promise<void> {
  const { git, caller } = member;
  const remote = await remoteOptions(member, services);
  if (remote !== undefined) {
    const ref = `refs/netloom/push/${caller.userId}`;
    const end = await takeOver(git, `+${ownRef(branch)}:${ref}`);
    if (end.code !== 0) throw gitFailure(end);
    await pushRemote({ ref, branch }, remote, services).finally(() =>
      git.runInShared(['update-ref', '-d', ref]),
    );
  }
  const end = await takeOver(git, `${ownRef(branch)}:${ownRef(branch)}`);
  // With a remote somebody may have fetched even newer commits by now.
  if (end.code !== 0 && remote === undefined) {
    if (!/rejected|cannot lock ref/.test(end.stderr)) throw gitFailure(end);
    throw new RemoteFailure('behind', 'git: others have shared commits that this branch lacks; pull first');
  }
  await openWith(git, branch);
  await seeShared(git);
}

/** Fetches from the member's repository into the shared one. */
function takeOver(git: MemberGit, refs: string): Promise<GitEnd> {
  const options = ['--quiet', '--no-tags', '--no-write-fetch-head'];
  return inTurn(git.shared, () => git.runInShared(['fetch', ...options, git.directory, refs]));
}

/** A repository that was empty until now opens with its first branch. */
async function openWith(git: MemberGit, branch: string): Promise<void> {
  const { code } = await git.runInShared(['rev-parse', '--verify', '--quiet', 'HEAD']);
  if (code !== 0) await git.runInShared(['symbolic-ref', 'HEAD', ownRef(branch)]);
}
