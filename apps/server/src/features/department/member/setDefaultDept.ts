import { setDefaultDept } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import { anyMemberOf } from '../policy.ts';
import { setDefault } from './repository.ts';

export const setDefaultDeptRoute = implement(
  setDefaultDept,
  anyMemberOf(({ body }) => body.deptId),
  async ({ body: { deptId } }, { caller: { userId } }, { database, hub }) => {
    await setDefault(database, deptId, userId);
    await hub.learnAnew((caller) => caller.userId === userId);
    return null;
  },
);
