import { gitPush } from '@netloom/contract';
import { RemoteFailure, gitFailure, inTurn, pushRemote } from '../../git/index.ts';
import type { GitEnd, RemoteOptions } from '../../git/index.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { ownRef, sharedRef } from './branchRef.ts';
import { checkDocuments } from './checkDocuments.ts';
import { EMPTY_TREE } from './emptyTree.ts';
import type { MemberGit } from './memberGit.ts';
import { told } from './policy.ts';
import type { GitMember } from './policy.ts';
import { fetchShared, remoteOptions, seeShared } from './remote.ts';
import { distance, replyStatus, treeStatus } from './replyStatus.ts';

export const gitPushRoute = implement(gitPush, told('git:push'), async ({ body }, member, services) => {
  const { git, tree } = member;
  const { branch, commit } = await treeStatus(git);
  if (commit === null) throw warning('no-commit-to-push', { field: 'git' });
  if (branch === '') throw warning('on-no-branch', { field: 'git' });
  const remote = await remoteOptions(member, services);
  // A refusal is told before anything is sent.
  if (remote === undefined) await seeShared(git);
  else await fetchShared(member, services);
  await requireNothingNew(git, branch, commit);
  await tree.requireWritable(await unsharedChanges(git, commit), 'paths');
  if (!body.withErrors) await requireNoNewErrors(git, branch, commit);
  await share(member, branch, commit, services);
  return replyStatus(member, services);
});

async function requireNothingNew(git: MemberGit, branch: string, commit: string): Promise<void> {
  if ((await git.commitOf(sharedRef(branch))) === undefined) return;
  const [, behind] = await distance(git, commit, sharedRef(branch));
  if (behind > 0) {
    throw warning('branch-behind', { field: 'git', values: { behind, branch }, data: { behind } });
  }
}

/** @throws a 601 with the errors of documents that nobody has yet. */
async function requireNoNewErrors(git: MemberGit, branch: string, commit: string): Promise<void> {
  const base = (await git.commitOf(sharedRef(branch))) ?? (await lastShared(git, commit));
  if (base === undefined) return;
  const check = await checkDocuments(git, { now: commit, mine: base });
  if (check.unchecked !== null)
    throw warning('push-unchecked', { values: { why: check.unchecked }, data: { check } });
  const paths = [...new Set(check.problems.map(({ path }) => path))];
  if (paths.length === 0) return;
  const shown = paths.slice(0, 5).join(', ');
  throw warning('push-with-errors', { field: 'git', values: { paths: shown }, data: { check } });
}

/** What the own commits stand on: the newest that others have, or nothing. Undefined when there are no own ones. */
async function lastShared(git: MemberGit, commit: string): Promise<string | undefined> {
  const options = ['--boundary', '--topo-order', '--format=%m%H', '--no-commit-header'];
  const text = await git.run(['rev-list', ...options, commit, '--not', '--remotes=origin', '--']);
  if (!text.startsWith('>')) return undefined;
  return /^-([0-9a-f]{40,})$/m.exec(text)?.[1] ?? EMPTY_TREE;
}

/** Paths that the own commits change which nobody has yet; of merges, what is in neither side. */
async function unsharedChanges(git: MemberGit, commit: string): Promise<string[]> {
  const options = ['-z', '--format=', '--name-only', '--no-renames', '--diff-merges=dense-combined'];
  const text = await git.run(['log', ...options, commit, '--not', '--remotes=origin', '--']);
  return [...new Set(text.split(/[\0\n]/).filter((path) => path !== ''))];
}

/** The commit goes to the remote's branch, which has the last word, and to that of the shared repository. */
async function share(member: GitMember, branch: string, commit: string, services: Services): Promise<void> {
  const { git, caller } = member;
  const remote = await remoteOptions(member, services);
  // What was looked at is what goes, wherever the branch is by now.
  const ref = `refs/netloom/push/${caller.userId}-${commit}`;
  await git.run(['update-ref', ref, commit]);
  try {
    if (remote !== undefined) await shareRemotely(git, { ref, branch }, remote, services);
    const end = await takeOver(git, `${ref}:${ownRef(branch)}`);
    // With a remote somebody may have fetched even newer commits by now.
    if (end.code !== 0 && remote === undefined) {
      if (!/rejected|cannot lock ref/.test(end.stderr)) throw gitFailure(end);
      throw new RemoteFailure('behind');
    }
  } finally {
    await git.run(['update-ref', '-d', ref]);
  }
  await openWith(git, branch);
  await seeShared(git);
}

async function shareRemotely(
  git: MemberGit,
  push: { ref: string; branch: string },
  remote: RemoteOptions,
  services: Services,
): Promise<void> {
  const end = await takeOver(git, `+${push.ref}:${push.ref}`);
  if (end.code !== 0) throw gitFailure(end);
  await pushRemote(push, remote, services).finally(() => git.runInShared(['update-ref', '-d', push.ref]));
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
