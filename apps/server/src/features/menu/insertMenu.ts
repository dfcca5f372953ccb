import { insertMenu } from '@netloom/contract';
import type { MenuRow } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { checkEntry } from './checkEntry.ts';
import { menuChanged } from './menuChanged.ts';
import { kindAt, menuRows } from './menuTree.ts';
import { putInPlace } from './putInPlace.ts';
import { changeMenu, insertEntry } from './repository.ts';
import type { MenuRecord } from './repository.ts';

export const insertMenuRoute = implement(
  insertMenu,
  permitted('system:menu:edit'),
  async ({ body: { position, kind, ...wanted } }, _scope, services) => {
    const row = await changeMenu(services.database, async (entries, transaction): Promise<MenuRow> => {
      const entry = { ...wanted, kind: kindAt(wanted.parentId, kind), position, titleKey: '' };
      const made: MenuRecord = { ...entry, menuId: 0, screen: null, hidden: false, builtIn: false };
      checkEntry(made, entries);
      const menuId = await insertEntry(transaction, entry);
      const rows = menuRows(await putInPlace(transaction, menuId, position));
      return rows.find((each) => each.menuId === menuId)!;
    });
    await menuChanged(services);
    return row;
  },
);
