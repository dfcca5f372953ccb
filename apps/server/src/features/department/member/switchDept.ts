import { switchDept } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { anyMemberOf } from '../policy.ts';
import { switchSession } from './repository.ts';

export const switchDeptRoute = implement(
  switchDept,
  anyMemberOf(({ body }) => body.deptId),
  async ({ body: { deptId } }, { caller, membership: { roleId } }, { database }) => {
    await switchSession(database, caller.tokenHash, deptId);
    return { roleId };
  },
);
