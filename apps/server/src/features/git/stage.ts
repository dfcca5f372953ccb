import { gitStage } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { requireSettled } from './conflicts.ts';
import { checkPaths, withFormerPaths } from './paths.ts';
import { told } from './policy.ts';
import { replyStatus, treeStatus } from './replyStatus.ts';

export const gitStageRoute = implement(gitStage, told('git:commit'), async ({ body }, member, services) => {
  const { git } = member;
  checkPaths(body.paths);
  await git.exclusive(async () => {
    const status = await treeStatus(git);
    requireSettled(status, body.paths);
    await git.runWithPaths(['add', '--all'], withFormerPaths(body.paths, status.unstaged));
  });
  return replyStatus(member, services);
});
