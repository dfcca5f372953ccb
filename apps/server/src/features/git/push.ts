import { gitPush } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { sharedRef } from './branchRef.ts';
import { checkDocuments } from './checkDocuments.ts';
import { EMPTY_TREE } from './emptyTree.ts';
import type { MemberGit } from './memberGit.ts';
import { told } from './policy.ts';
import { requireAllowed } from './protection/requireAllowed.ts';
import { fetchShared, remoteOptions, seeShared } from './remote.ts';
import { distance, replyStatus, treeStatus } from './replyStatus.ts';
import { share } from './share.ts';

export const gitPushRoute = implement(gitPush, told('git:push'), async ({ body }, member, services) => {
  const { git, tree } = member;
  const { branch, commit } = await treeStatus(git);
  if (commit === null) throw warning('no-commit-to-push', { field: 'git' });
  if (branch === '') throw warning('on-no-branch', { field: 'git' });
  const move = { kind: 'branch', name: branch, way: 'push' } as const;
  await requireAllowed(member, move, services);
  const remote = await remoteOptions(member, services);
  // A refusal is told before anything is sent.
  if (remote === undefined) await seeShared(git);
  else await fetchShared(member, services);
  await requireNothingNew(git, branch, commit);
  await tree.requireWritable(await unsharedChanges(git, commit), 'paths');
  if (!body.withErrors) await requireNoNewErrors(git, branch, commit);
  await share(member, { ...move, object: commit }, services);
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
