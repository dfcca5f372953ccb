import { gitCreateBranch } from '@netloom/contract';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { findBranch, ownRef, sharedRef } from './branchRef.ts';
import { refused } from './inTheWay.ts';
import type { MemberGit } from './memberGit.ts';
import { told } from './policy.ts';
import { replyStatus } from './replyStatus.ts';
import { requireNothingWaits } from './waiting.ts';

export const gitCreateBranchRoute = implement(
  gitCreateBranch,
  told('git:commit'),
  async ({ body: { name, from } }, member, services) => {
    const { git, tree } = member;
    await git.exclusive(async () => {
      await requireNothingWaits(git);
      const known = await Promise.all([ownRef(name), sharedRef(name)].map((ref) => git.commitOf(ref)));
      if (known.some((commit) => commit !== undefined)) {
        throw warning('branch-taken');
      }
      const start = from === undefined ? [] : [await startOf(git, from)];
      for (const commit of start) await git.requireModest(commit);
      const end = await git.attempt(['switch', '--quiet', '--no-track', '--create', name, ...start]);
      if (end.code !== 0) throw refused(end);
      tree.touched();
    });
    return replyStatus(member, services);
  },
);

async function startOf(git: MemberGit, from: string): Promise<string> {
  const branch = await findBranch(git, from);
  const commit = branch?.commit ?? (/^[0-9a-f]{40}$/.test(from) ? await git.commitOf(from) : undefined);
  if (commit === undefined) throw notFound('no-branch-or-commit', { field: 'from', values: { name: from } });
  return commit;
}
