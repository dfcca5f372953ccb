import { gitDeleteBranch } from '@netloom/contract';
import { notFound, warning } from '../../http/refuse.ts';
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
      if (commit === undefined) throw notFound('no-own-branch', { field: 'name', values: { name } });
      if ((await treeStatus(git)).branch === name) {
        throw warning('on-this-branch', { field: 'name', values: { name } });
      }
      const elsewhere = ['--not', `--exclude=${name}`, '--branches', '--remotes', '--tags'];
      const lost = Number(await git.run(['rev-list', '--count', commit, ...elsewhere]));
      if (lost > 0 && !force) {
        throw warning('commits-lost', { field: 'name', values: { lost, name }, data: { lost } });
      }
      await git.run(['update-ref', '-d', ref, commit]);
      return null;
    }),
);
