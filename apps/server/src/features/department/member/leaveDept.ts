import { leaveDept } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { anyMemberOf } from '../policy.ts';
import { findDepartment } from '../repository.ts';
import { endMembership } from './endMembership.ts';

export const leaveDeptRoute = implement(
  leaveDept,
  anyMemberOf(({ body }) => body.deptId),
  async ({ body: { deptId } }, { caller }, services) => {
    const project = await findDepartment(services.database, deptId);
    await endMembership(project!, caller.userId, services);
    return null;
  },
);
