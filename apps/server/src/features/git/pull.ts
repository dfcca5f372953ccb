import { gitPull } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { sharedRef } from './branchRef.ts';
import { mergeInto } from './mergeInto.ts';
import { told } from './policy.ts';
import { fetchShared } from './remote.ts';
import { replyStatus, treeStatus } from './replyStatus.ts';

export const gitPullRoute = implement(gitPull, told('git:commit'), async (_incoming, member, services) => {
  const { git } = member;
  await fetchShared(member, services);
  const merged = await git.exclusive(async () => {
    const { branch } = await treeStatus(git);
    if ((await git.commitOf(sharedRef(branch))) === undefined) {
      throw warning('branch-not-shared', { field: 'git', values: { branch } });
    }
    return mergeInto(member, sharedRef(branch));
  });
  return { ...merged, status: await replyStatus(member, services) };
});
