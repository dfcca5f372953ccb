import { ROLE_IDS, getUserInfo, roleKeyOf } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { findMembership, listMemberships } from '../department/index.ts';
import { findUserById, updateSessionDepartment } from './repository.ts';

/** A session without a project, or whose project is gone, goes on in the default one. */
export const getUserInfoRoute = implement(
  getUserInfo,
  signedIn,
  async (
    _incoming,
    { caller: { userId, userName, admin, deptId, tokenHash } },
    { database, permissions },
  ) => {
    const membership =
      (deptId === null ? undefined : await findMembership(database, userId, deptId)) ??
      (await listMemberships(database, userId))[0];
    if (membership !== undefined && membership.deptId !== deptId)
      await updateSessionDepartment(database, tokenHash, membership.deptId);
    const roleId = membership?.roleId ?? ROLE_IDS.visitor;
    return {
      userId,
      userName,
      avatar: (await findUserById(database, userId))?.avatar ?? '',
      deptId: membership?.deptId ?? null,
      userDeptId: membership?.userDeptId ?? null,
      roles: [...(admin ? ['admin'] : []), roleKeyOf(roleId)],
      perms: permissions.of({ admin, roleId }),
    };
  },
);
