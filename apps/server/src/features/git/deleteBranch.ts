import { gitDeleteBranch } from '@netloom/contract';
import { notFound, warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { ownRef } from './branchRef.ts';
import { told } from './policy.ts';
import { treeStatus } from './replyStatus.ts';

export const gitDeleteBranchRoute = implement(
  gitDeleteBranch,
  told('git:commit'),
  async ({ body: { name, force } }, { git }) =>
    git.exclusive(async () => {
      const ref = ownRef(name);
      const commit = await git.commitOf(ref);
      if (commit === undefined) throw notFound(`name: there is no own branch ${name}`);
      if ((await treeStatus(git)).branch === name) {
        throw warning(`name: you are on ${name}; switch to another branch first`);
      }
      const elsewhere = ['--not', `--exclude=${name}`, '--branches', '--remotes', '--tags'];
      const lost = Number(await git.run(['rev-list', '--count', commit, ...elsewhere]));
      if (lost > 0 && !force) {
        throw warning(`name: ${lost} commits of ${name} are nowhere else and would be lost`, { lost });
      }
      await git.run(['update-ref', '-d', ref, commit]);
      return null;
    }),
);
