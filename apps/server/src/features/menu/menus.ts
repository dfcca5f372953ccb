import { ROLE_IDS, menus } from '@netloom/contract';
import type { MenuEntry } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import { forbidden } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import { findMembership } from '../department/index.ts';
import { listMenus } from './repository.ts';
import type { MenuRecord } from './repository.ts';

/** Who belongs to no project sees what a visitor may see. */
const memberOrVisitor = whoIs(
  'members of the department; with deptId 0 everybody',
  async ({ query }: Incoming<typeof menus>, { userId, admin }, { database }) => {
    if (query.deptId === 0) return { admin, roleId: ROLE_IDS.visitor };
    const membership = await findMembership(database, userId, query.deptId);
    if (membership === undefined) throw forbidden();
    return { admin, roleId: membership.roleId };
  },
);

export const menusRoute = implement(
  menus,
  memberOrVisitor,
  async ({ query }, role, { database, permissions }) => {
    const rows = await listMenus(database, query.deptId);
    const permitted = rows.filter(
      ({ permission }) => permission === null || permissions.allow(role, permission),
    );
    return childrenOf(null, permitted);
  },
);

/** Groups that nothing is left in are left out. */
function childrenOf(parentId: number | null, rows: MenuRecord[]): MenuEntry[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ menuId, kind, titleKey, title, icon, screen, url, hidden, affix }) => ({
      ...{ menuId, kind, titleKey, title, icon, screen, url, hidden, affix },
      children: childrenOf(menuId, rows),
    }))
    .filter(({ screen, url, children }) => screen !== null || url !== null || children.length > 0);
}
