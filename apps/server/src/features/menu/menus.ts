import { menus } from '@netloom/contract';
import type { MenuEntry } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOrVisitor } from './policy.ts';
import { listMenus } from './repository.ts';
import type { MenuRecord } from './repository.ts';

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
