import type { Caller } from '../../caller.ts';
import { whoIs } from '../../http/policy.ts';
import { forbidden, notFound } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { requireMember } from '../department/index.ts';
import { findUserById } from '../session/index.ts';
import type { UserRecord } from './repository.ts';

export interface Editor {
  caller: Caller;
  user: UserRecord;
  /** Whether he may change more than his own contact and picture. */
  administers: boolean;
}

async function requireUser(userId: number, { database }: Services): Promise<UserRecord> {
  const user = await findUserById(database, userId);
  if (user === undefined) throw notFound('user-missing', { field: 'userId', values: { user: userId } });
  return user;
}

/** Who edits users may not thereby become an administrator, nor take one's place. */
function mayEdit(caller: Caller, user: UserRecord, { permissions }: Services): boolean {
  return permissions.allow(caller, 'system:user:edit') && (caller.admin || !user.admin);
}

/** The user himself, or who edits users. */
export function selfOrEditor<I>(userIdOf: (incoming: I) => number): Policy<I, Editor> {
  return whoIs('the user himself, and users whose role permits it', async (incoming: I, caller, services) => {
    const userId = userIdOf(incoming);
    if (userId !== caller.userId && !services.permissions.allow(caller, 'system:user:edit'))
      throw forbidden();
    const user = await requireUser(userId, services);
    const administers = mayEdit(caller, user, services);
    if (userId !== caller.userId && !administers) throw forbidden();
    return { caller, user, administers };
  });
}

/** Who edits users; administrators are edited by administrators alone. */
export function editorOf<I>(userIdOf: (incoming: I) => number): Policy<I, Editor> {
  return whoIs(
    'users whose role permits it',
    async (incoming: I, caller, services) => {
      if (!services.permissions.allow(caller, 'system:user:edit')) throw forbidden();
      const user = await requireUser(userIdOf(incoming), services);
      if (!mayEdit(caller, user, services)) throw forbidden();
      return { caller, user, administers: true };
    },
    'system:user:edit',
  );
}

/** Members of a project whose role permits it, and who sees all projects. */
export function seesProject<I>(deptIdOf: (incoming: I) => number): Policy<I, { caller: Caller }> {
  return whoIs(
    'members of the department, and users who see every project',
    async (incoming: I, caller, services) => {
      if (!services.permissions.allow(caller, 'system:dept:view'))
        await requireMember('project:view', caller, deptIdOf(incoming), services);
      return { caller };
    },
    'project:view',
  );
}
