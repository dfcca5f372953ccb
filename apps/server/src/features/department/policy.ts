import type { Permission } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { whoIs } from '../../http/policy.ts';
import { forbidden } from '../../http/problem.ts';
import type { Policy } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findMembership } from './repository.ts';
import type { Membership } from './repository.ts';

/** The caller as a member of the department that a call is about. */
export interface Member {
  caller: Caller;
  membership: Membership;
}

/**
 * A member whose role permits it. @throws a 403; the same for a department that does not exist, so that ids tell
 * nothing.
 */
export async function requireMember(
  permission: Permission,
  caller: Caller,
  deptId: number,
  services: Services,
): Promise<Member> {
  const membership = await findMembership(services.database, caller.userId, deptId);
  if (membership === undefined) throw forbidden();
  const { roleId } = membership;
  if (!services.permissions.allow({ ...caller, roleId }, permission)) throw forbidden();
  return { caller, membership };
}

export function memberOf<I>(permission: Permission, deptIdOf: (incoming: I) => number): Policy<I, Member> {
  return whoIs(
    'members of the department',
    (incoming: I, caller, services) => requireMember(permission, caller, deptIdOf(incoming), services),
    permission,
  );
}
