import type { Caller } from '../../caller.ts';
import type { Services } from '../../services.ts';
import { listMemberships } from './repository.ts';

/** The caller's projects, and those whose runs his role lets him watch. */
export async function reachOf(
  caller: Caller,
  { database, permissions }: Pick<Services, 'database' | 'permissions'>,
): Promise<{ departments: Set<number>; runs: Set<number> }> {
  const memberships = await listMemberships(database, caller.userId);
  const watched = memberships.filter(({ roleId }) => permissions.allow({ ...caller, roleId }, 'run:view'));
  return {
    departments: new Set(memberships.map(({ deptId }) => deptId)),
    runs: new Set(watched.map(({ deptId }) => deptId)),
  };
}
