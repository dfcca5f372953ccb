import { getSysUserByUserId } from '@netloom/contract';
import type { SysUser } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { forbidden, notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { sysUsers } from './reply.ts';

export const getSysUserByUserIdRoute = implement(
  getSysUserByUserId,
  signedIn,
  async ({ params: { id } }, { caller }, { database, permissions }) => {
    const [[user], [self]] = await Promise.all([
      sysUsers(database, [id]),
      sysUsers(database, [caller.userId]),
    ]);
    if (id === caller.userId) return self!;
    if (permissions.allow(caller, 'system:user:view')) {
      if (user === undefined) throw notFound('user-missing', { field: 'id', values: { user: id } });
      return user;
    }
    const seen = user && asColleague(user, self!);
    // The same for a stranger as for nobody.
    if (seen === undefined) throw forbidden();
    return seen;
  },
);

/** What a colleague sees of a user: his contact within the firm, and the projects that both work in. */
function asColleague(user: SysUser, self: SysUser): SysUser | undefined {
  const own = new Set(self.departments.map(({ deptId }) => deptId));
  const departments = user.departments.filter(({ deptId }) => own.has(deptId));
  return departments.length === 0
    ? undefined
    : { ...user, departments, phone: '', pendingEmail: '', secondFactor: null, lastSeen: null };
}
