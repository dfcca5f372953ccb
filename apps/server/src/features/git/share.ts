import { RemoteFailure, gitFailure, inTurn, pushRemote } from '../../git/index.ts';
import type { GitEnd } from '../../git/index.ts';
import type { Services } from '../../services.ts';
import { forgetPush, notePush, startPushed } from '../schedule/index.ts';
import { ownRef } from './branchRef.ts';
import type { MemberGit } from './memberGit.ts';
import type { GitMember } from './policy.ts';
import { requireAllowed } from './protection/requireAllowed.ts';
import type { Move } from './protection/requireAllowed.ts';
import { remoteOptions, seeShared } from './remote.ts';

/** Of the shared repository, and of a remote. */
export const refOf = ({ kind, name }: Pick<Move, 'kind' | 'name'>) =>
  kind === 'branch' ? ownRef(name) : `refs/tags/${name}`;

/**
 * Gives a branch or a tag of the shared repository an object of the member's. The remote's has the last word. This and
 * `unshare` are the only ways to change what is shared, so that no protection is passed by.
 * @throws a 601 of a protection, or of what others did meanwhile.
 */
export async function share(
  member: GitMember,
  { object, ...move }: Move & { object: string },
  services: Services,
): Promise<void> {
  const { git } = member;
  const { database } = services;
  const tree = move.kind === 'branch' ? await treeOf(git, object) : undefined;
  await requireAllowed(member, move, services, tree);
  const push =
    move.kind === 'branch'
      ? await notePush(database, pushOf(member, move.name, object, services))
      : undefined;
  try {
    await carryOver(member, move, object, services);
  } catch (error) {
    if (push !== undefined) await forgetPush(database, push);
    throw error;
  }
  if (move.kind === 'branch') await openWith(git, move.name);
  await seeShared(git);
  // What is shared stays shared, whatever becomes of the runs.
  if (push !== undefined)
    await startPushed(push, services).catch((error: unknown) =>
      services.log.error({ err: error }, 'the runs of a push could not be started'),
    );
}

/** Moves the ref, of the remote first. */
async function carryOver(member: GitMember, move: Move, object: string, services: Services): Promise<void> {
  const { git, caller } = member;
  const remote = await remoteOptions(member, services);
  // What was looked at is what goes, wherever the branch is by now.
  const ref = `refs/netloom/push/${caller.userId}-${object}`;
  await git.run(['update-ref', ref, object]);
  try {
    if (remote !== undefined) {
      const end = await takeOver(git, `+${ref}:${ref}`);
      if (end.code !== 0) throw gitFailure(end);
      const push = pushRemote({ ref, to: refOf(move) }, remote, services);
      await push.finally(() => git.runInShared(['update-ref', '-d', ref]));
    }
    const end = await takeOver(git, `${ref}:${refOf(move)}`);
    // With a remote somebody may have fetched even newer commits by now.
    if (end.code !== 0 && remote === undefined) {
      if (!/rejected|cannot lock ref/.test(end.stderr)) throw gitFailure(end);
      throw new RemoteFailure('behind');
    }
  } finally {
    await git.run(['update-ref', '-d', ref]);
  }
}

function pushOf(
  { caller, membership }: GitMember,
  branch: string,
  commit: string,
  { permissions }: Services,
) {
  const { deptId, roleId } = membership;
  const mayStart = permissions.allow({ ...caller, roleId }, 'run:start');
  return { deptId, branch, commit, userId: caller.userId, mayStart };
}

async function treeOf(git: MemberGit, commit: string): Promise<string> {
  return (await git.run(['rev-parse', '--verify', '--end-of-options', `${commit}^{tree}`])).trim();
}

/** Takes a branch or a tag out of the shared repository. @throws like `share`. */
export async function unshare(member: GitMember, move: Move, services: Services): Promise<void> {
  await requireAllowed(member, move, services);
  const { git } = member;
  const remote = await remoteOptions(member, services);
  if (remote !== undefined) await pushRemote({ ref: '', to: refOf(move) }, remote, services);
  await inTurn(git.shared, () => git.runInShared(['update-ref', '-d', refOf(move)]));
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
