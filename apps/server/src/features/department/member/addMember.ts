import { addMember } from '@netloom/contract';
import { unlessTaken } from '../../../database/unlessTaken.ts';
import { permitted } from '../../../http/policy.ts';
import { notFound, warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import { findDepartment, insertMembership } from '../repository.ts';
import { changeMembers, isActiveUser } from './repository.ts';
import { tellJoined } from './joined.ts';
import { projectChanged } from '../projectChanged.ts';

export const addMemberRoute = implement(
  addMember,
  permitted('system:dept:edit'),
  async ({ body: { deptId, userId, roleId } }, { caller }, services) => {
    const { database, hub } = services;
    const project = await findDepartment(database, deptId);
    if (project === undefined)
      throw notFound('project-missing', { field: 'deptId', values: { project: deptId } });
    if (!(await isActiveUser(database, userId))) {
      throw notFound('no-active-user', { field: 'userId', values: { user: userId } });
    }
    const added = changeMembers(database, project, async (within) => {
      await insertMembership(within, { deptId, userId, roleId, createBy: caller.userId });
      return true;
    });
    if (!(await unlessTaken(added))) throw warning('member-already', { field: 'userId' });
    await hub.learnAnew((each) => each.userId === userId);
    projectChanged(hub, deptId);
    tellJoined({ userId, deptId, deptName: project.deptName }, services);
    return null;
  },
);
