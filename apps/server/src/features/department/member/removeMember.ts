import { removeMember } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { requireMayGive } from '../grant.ts';
import { managerOf } from '../policy.ts';
import { endMembership, requireRole } from './endMembership.ts';

export const removeMemberRoute = implement(
  removeMember,
  managerOf('project:members', ({ body }) => body.deptId),
  async ({ body: { deptId, userId } }, manager, services) => {
    requireMayGive(await requireRole(services.database, deptId, userId), manager, services.permissions);
    await endMembership(manager.project, userId, services);
    return null;
  },
);
