import { gitAbortMerge } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { told } from './policy.ts';
import { replyStatus } from './replyStatus.ts';
import { interruptedRevert, mergedName } from './waiting.ts';

export const gitAbortMergeRoute = implement(
  gitAbortMerge,
  told('git:commit'),
  async ({ body: { reverting } }, member, services) => {
    const { git, tree } = member;
    await git.exclusive(async () => {
      if (reverting === undefined) {
        if ((await mergedName(git)) === null) throw warning('no-merge', { field: 'git' });
        await git.run(['merge', '--abort']);
      } else {
        if ((await interruptedRevert(git))?.commit !== reverting)
          throw warning('no-revert', { field: 'git' });
        await git.run(['revert', '--abort']);
      }
      tree.touched();
    });
    return replyStatus(member, services);
  },
);
