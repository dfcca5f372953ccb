import { getSocByCreateBy } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { listMemberships } from '../department/index.ts';
import { canvasRows } from './replies.ts';
import { listCanvasesCreatedBy } from './repository.ts';

/** Those that are in the user's own trees now, of projects whose designs he may see. */
export const getSocByCreateByRoute = implement(
  getSocByCreateBy,
  signedIn,
  async (_incoming, { caller }, { database, projects, permissions }) => {
    const memberships = await listMemberships(database, caller.userId);
    const deptIds = memberships
      .filter(({ roleId }) => permissions.allow({ ...caller, roleId }, 'design:view'))
      .map(({ deptId }) => deptId);
    const rows = await listCanvasesCreatedBy(database, caller.userId, deptIds);
    const present = await Promise.all(
      rows.map(async ({ deptId, path }) => isPresent(path, await projects.tree(deptId, caller.userId))),
    );
    const kept = rows.filter((_, index) => present[index]);
    return canvasRows(kept, database);
  },
);

/** A path that meanwhile leads elsewhere holds no canvas. */
function isPresent(path: string, tree: ProjectTree): Promise<boolean> {
  return tree.has(path, 'path').catch(() => false);
}
