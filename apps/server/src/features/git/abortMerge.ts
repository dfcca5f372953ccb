import { gitAbortMerge } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { told } from './policy.ts';
import { mergedName, replyStatus } from './replyStatus.ts';

export const gitAbortMergeRoute = implement(
  gitAbortMerge,
  told('git:commit'),
  async (_incoming, member, services) => {
    const { git, tree } = member;
    await git.exclusive(async () => {
      if ((await mergedName(git)) === null) throw warning('no-merge', { field: 'git' });
      await git.run(['merge', '--abort']);
      tree.touched();
    });
    return replyStatus(member, services);
  },
);
