import { gitUnstage } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { requireSettled } from './conflicts.ts';
import { checkPaths, withFormerPaths } from './paths.ts';
import { told } from './policy.ts';
import { replyStatus, treeStatus } from './replyStatus.ts';

export const gitUnstageRoute = implement(
  gitUnstage,
  told('git:commit'),
  async ({ body }, member, services) => {
    const { git } = member;
    checkPaths(body.paths);
    await git.exclusive(async () => {
      const status = await treeStatus(git);
      requireSettled(status, body.paths);
      const paths = withFormerPaths(body.paths, status.staged);
      // Before the first commit there is nothing to go back to.
      if (status.commit === null) await git.runWithPaths(['rm', '--cached', '--quiet', '-r'], paths);
      else await git.runWithPaths(['reset', '--quiet'], paths);
    });
    return replyStatus(member, services);
  },
);
