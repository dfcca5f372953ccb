import { ROLE_IDS, updateMemberRole } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { requireMayGive } from '../grant.ts';
import { managerOf } from '../policy.ts';
import { requireOtherLead, requireRole } from './endMembership.ts';
import { changeMembers, setRole } from './repository.ts';
import { projectChanged } from '../projectChanged.ts';

export const updateMemberRoleRoute = implement(
  updateMemberRole,
  managerOf('project:members', ({ body }) => body.deptId),
  async ({ body: { deptId, userId, roleId } }, manager, { database, permissions, hub }) => {
    const { project } = manager;
    requireMayGive(roleId, manager, permissions);
    await changeMembers(database, project, async (within) => {
      const before = await requireRole(within, deptId, userId);
      requireMayGive(before, manager, permissions);
      if (before === ROLE_IDS.lead && roleId !== before) await requireOtherLead(within, project, userId);
      await setRole(within, deptId, userId, roleId);
    });
    await hub.learnAnew((caller) => caller.userId === userId);
    projectChanged(hub, deptId);
    return null;
  },
);
