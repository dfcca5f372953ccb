import { updateMenu } from '@netloom/contract';
import type { MenuRow } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { checkEntry } from './checkEntry.ts';
import { menuChanged } from './menuChanged.ts';
import { kindAt, menuRows } from './menuTree.ts';
import { putInPlace } from './putInPlace.ts';
import { changeMenu, updateEntry } from './repository.ts';

export const updateMenuRoute = implement(
  updateMenu,
  permitted('system:menu:edit'),
  async ({ body: { menuId, position, ...wanted } }, _scope, services) => {
    const row = await changeMenu(services.database, async (entries, transaction): Promise<MenuRow> => {
      const entry = entries.find((each) => each.menuId === menuId);
      if (entry === undefined) throw notFound('no-menu-entry', { values: { entry: menuId } });
      if (entry.builtIn && wanted.permission !== entry.permission) {
        throw warning('entry-permission', { field: 'body.permission' });
      }
      const change = { ...wanted, kind: kindAt(wanted.parentId, entry.kind) };
      checkEntry({ ...entry, ...change }, entries);
      await updateEntry(transaction, menuId, change);
      const rows = menuRows(await putInPlace(transaction, menuId, position));
      return rows.find((each) => each.menuId === menuId)!;
    });
    await menuChanged(services);
    return row;
  },
);
