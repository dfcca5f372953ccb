import { ROLE_IDS, getUserInfo, roleKeyOf } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { findMembership, listMemberships } from '../department/index.ts';
import { findUserById, updateLanguage, updateSessionDepartment } from './repository.ts';

/** A session without a project, or whose project is gone, goes on in the default one. */
export const getUserInfoRoute = implement(
  getUserInfo,
  signedIn,
  async (
    { language },
    { caller: { userId, userName, admin, deptId, tokenHash } },
    { database, permissions },
  ) => {
    const membership =
      (deptId === null ? undefined : await findMembership(database, userId, deptId)) ??
      (await listMemberships(database, userId))[0];
    if (membership !== undefined && membership.deptId !== deptId)
      await updateSessionDepartment(database, tokenHash, membership.deptId);
    const user = await findUserById(database, userId);
    if (user !== undefined && user.language !== language) await updateLanguage(database, userId, language);
    const roleId = membership?.roleId ?? ROLE_IDS.visitor;
    return {
      userId,
      userName,
      avatar: user?.avatar ?? '',
      deptId: membership?.deptId ?? null,
      userDeptId: membership?.userDeptId ?? null,
      roles: [...(admin ? ['admin'] : []), roleKeyOf(roleId)],
      perms: permissions.of({ admin, roleId }),
    };
  },
);
