import { gitDiscard } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { requireSettled } from './conflicts.ts';
import { checkPaths } from './paths.ts';
import { told } from './policy.ts';
import { replyStatus, treeStatus } from './replyStatus.ts';

export const gitDiscardRoute = implement(
  gitDiscard,
  told('design:edit'),
  async ({ body }, member, services) => {
    const { git, tree } = member;
    checkPaths(body.paths);
    await git.exclusive(async () => {
      const status = await treeStatus(git);
      requireSettled(status, body.paths);
      const untracked = new Set(
        status.unstaged.filter(({ change }) => change === 'untracked').map(({ path }) => path),
      );
      const tracked = body.paths.filter((path) => !untracked.has(path));
      if (tracked.length > 0) await git.runWithPaths(['restore', '--worktree'], tracked);
      for (const path of body.paths) if (untracked.has(path)) await tree.remove(path, 'paths');
      tree.touched();
    });
    return replyStatus(member, services);
  },
);
