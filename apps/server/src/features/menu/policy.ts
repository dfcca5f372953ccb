import { eq } from '../../database/drizzle.ts';
import { ROLE_IDS } from '@netloom/contract';
import type { Permission, menus } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import { forbidden, notFound } from '../../http/refuse.ts';
import type { Incoming } from '../../http/route.ts';
import { departments, findMembership, requireMember } from '../department/index.ts';

/** Who belongs to no project sees what a visitor may see. */
export const memberOrVisitor = whoIs(
  'members of the department; with deptId 0 everybody',
  async ({ query }: Incoming<typeof menus>, { userId, admin }, { database }) => {
    if (query.deptId === 0) return { admin, roleId: ROLE_IDS.visitor };
    const membership = await findMembership(database, userId, query.deptId);
    if (membership === undefined) throw forbidden();
    return { admin, roleId: membership.roleId };
  },
);

/** Members whose role permits the project's own switches, and who administers menus with `system`. */
export function switchersOf<I>(system: Permission, deptIdOf: (incoming: I) => number) {
  return whoIs(
    'members of the department whose role permits it, and administrators of menus',
    async (incoming: I, caller, services) => {
      const deptId = deptIdOf(incoming);
      if (!services.permissions.allow(caller, system)) {
        await requireMember('project:menu', caller, deptId, services);
        return { caller };
      }
      const found = await services.database.$count(departments, eq(departments.deptId, deptId));
      if (found === 0) throw notFound('project-missing-here', { values: { project: deptId } });
      return { caller };
    },
    'project:menu',
  );
}
