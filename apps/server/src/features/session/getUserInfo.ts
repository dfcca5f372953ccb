import { getUserInfo } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { ROLE_NAMES, listMemberships } from '../department/index.ts';

export const getUserInfoRoute = implement(
  getUserInfo,
  signedIn,
  async (_incoming, { caller: { userId, userName, avatar, admin } }, { database }) => {
    const [membership] = await listMemberships(database, userId);
    const roles = [admin ? 'admin' : undefined, membership && ROLE_NAMES[membership.roleId]];
    return {
      userId,
      userName,
      avatar,
      deptId: membership?.deptId ?? null,
      userDeptId: membership?.userDeptId ?? null,
      roles: roles.filter((role) => role !== undefined),
      perms: membership === undefined ? [] : ['soc:edit', 'run:start'],
    };
  },
);
