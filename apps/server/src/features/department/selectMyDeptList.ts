import { selectMyDeptList } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { listDepartments, listMemberships } from './repository.ts';

export const selectMyDeptListRoute = implement(
  selectMyDeptList,
  signedIn,
  async (_incoming, { caller }, { database }) => {
    const memberships = await listMemberships(database, caller.userId);
    const departments = await listDepartments(
      database,
      memberships.map((membership) => membership.deptId),
    );
    return memberships.flatMap(({ deptId, roleId, isDefault }) =>
      departments
        .filter((department) => department.deptId === deptId)
        .map((department) => ({ ...department, roleId, isDefault })),
    );
  },
);
