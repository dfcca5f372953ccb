import { gitStash } from '@netloom/contract';
import { warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { requireSettled } from '../conflicts.ts';
import { told } from '../policy.ts';
import { replyStatus, treeStatus } from '../replyStatus.ts';
import { requireNothingWaits } from '../waiting.ts';

export const gitStashRoute = implement(
  gitStash,
  told('git:commit'),
  async ({ body: { message } }, member, services) => {
    const { git, tree } = member;
    await git.exclusive(async () => {
      const status = await treeStatus(git);
      requireSettled(status);
      await requireNothingWaits(git);
      if (status.staged.length + status.unstaged.length === 0)
        throw warning('nothing-to-stash', { field: 'git' });
      // Staged first, new files are in the stash's one tree, and are seen with it.
      await git.run(['add', '--all']);
      const said = message === '' ? [] : [`--message=${message}`];
      await git.run(['stash', 'push', '--quiet', ...said]).finally(() => tree.touched());
    });
    return replyStatus(member, services);
  },
);
