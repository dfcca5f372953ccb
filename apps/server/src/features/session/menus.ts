import { menus } from '@netloom/contract';
import type { MenuEntry } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { listMenus } from './repository.ts';
import type { MenuRow } from './repository.ts';

export const menusRoute = implement(
  menus,
  memberOf(({ query }) => query.deptId),
  async (_incoming, _scope, { database }) => childrenOf(null, await listMenus(database)),
);

function childrenOf(parentId: number | null, rows: MenuRow[]): MenuEntry[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ menuId, titleKey, icon, screen }) => ({
      menuId,
      titleKey,
      icon,
      screen,
      children: childrenOf(menuId, rows),
    }));
}
