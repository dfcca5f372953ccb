import { partOf } from '../../http/keptRefusal.ts';
import type { Permission } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { whoIs } from '../../http/policy.ts';
import { forbidden, notFound, warning } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findDepartment, findMembership } from './repository.ts';
import type { DepartmentRecord, Membership } from './repository.ts';

/** The caller as a member of the department that a call is about. */
export interface Member {
  caller: Caller;
  membership: Membership;
}

/** What works on the project's repository. */
const NEEDS_REPOSITORY = /^(design|git):|^(run:start|schedule:edit)$/;

/**
 * A member whose role permits it. @throws a 403; the same for a department that does not exist, so that ids tell
 * nothing; a 601 when it needs the repository and its first copy is not there.
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
  if (NEEDS_REPOSITORY.test(permission)) requireRepository(membership);
  return { caller, membership };
}

function requireRepository({ cloneState, cloneProgress, cloneMessage }: Membership): void {
  if (cloneState === 'cloning') {
    const percent = Math.floor(cloneProgress * 100);
    throw warning('being-copied', { values: { percent } });
  }
  if (cloneState === 'failed') {
    throw warning('copy-failed', { values: { why: partOf(cloneMessage) } });
  }
}

export function memberOf<I>(permission: Permission, deptIdOf: (incoming: I) => number): Policy<I, Member> {
  return whoIs(
    'members of the department',
    (incoming: I, caller, services) => requireMember(permission, caller, deptIdOf(incoming), services),
    permission,
  );
}

/** For what belongs to a project: `require` finds it by what the call names, and asks for a member of its project. */
export function memberOfFound<I, Name, Found extends Member>(
  who: string,
  permission: Permission,
  nameOf: (incoming: I) => Name,
  require: (permission: Permission, caller: Caller, name: Name, services: Services) => Promise<Found>,
): Policy<I, Found> {
  return whoIs(
    who,
    (incoming: I, caller, services) => require(permission, caller, nameOf(incoming), services),
    permission,
  );
}

/** For what is a member's own affair, whatever his role permits. */
export function anyMemberOf<I>(deptIdOf: (incoming: I) => number): Policy<I, Member> {
  return whoIs('members of the department', async (incoming: I, caller, { database }) => {
    const membership = await findMembership(database, caller.userId, deptIdOf(incoming));
    if (membership === undefined) throw forbidden();
    return { caller, membership };
  });
}

/** Who manages a project: a member whose role permits it, or an administrator of all projects. */
export interface Manager {
  caller: Caller;
  project: DepartmentRecord;
  /** What he may do in it. */
  may(permission: Permission): boolean;
}

/** @throws like `requireMember` for members; for administrators a 404, and a 601 for a project that was dissolved. */
export async function requireManager(
  permission: Permission,
  caller: Caller,
  deptId: number,
  services: Services,
): Promise<Manager> {
  const { database, permissions } = services;
  const administers = permissions.allow(caller, 'system:dept:edit');
  if (!administers) await requireMember(permission, caller, deptId, services);
  const [project, membership] = await Promise.all([
    findDepartment(database, deptId),
    findMembership(database, caller.userId, deptId),
  ]);
  if (project === undefined)
    throw administers
      ? notFound('project-missing', { field: 'deptId', values: { project: deptId } })
      : forbidden();
  if (project.dissolvedTime !== null) throw dissolved(project);
  const may = (asked: Permission) =>
    administers ||
    (membership !== undefined && permissions.allow({ ...caller, roleId: membership.roleId }, asked));
  return { caller, project, may };
}

export function managerOf<I>(permission: Permission, deptIdOf: (incoming: I) => number): Policy<I, Manager> {
  return whoIs(
    'members of the department whose role permits it, and administrators of projects',
    (incoming: I, caller, services) => requireManager(permission, caller, deptIdOf(incoming), services),
    permission,
  );
}

export function dissolved({ deptName }: Pick<DepartmentRecord, 'deptName'>) {
  return warning('project-dissolved', { field: 'deptId', values: { project: deptName } });
}
