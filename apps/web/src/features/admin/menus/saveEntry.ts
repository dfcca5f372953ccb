import { menus, selectMenuList, updateMenu } from '@netloom/contract';
import type { BodyOf, MenuRow } from '@netloom/contract';
import { callApi, callKey, queryClient } from '../../../api/index.ts';

export type MenuChange = Omit<BodyOf<typeof updateMenu>, 'menuId' | 'parentId'> & { parentId: number | null };

/** Reads the list, and the own sidebar, anew. */
export function refreshMenu(): Promise<unknown> {
  const changed = [callKey(selectMenuList), callKey(menus)];
  return Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Stores an entry with what is given changed and the rest as it is. */
export function changeEntry(row: MenuRow, change: Partial<MenuChange>): Promise<MenuRow> {
  const { menuId, parentId, position, title, icon, url, permission, affix, status } = row;
  const body = { menuId, parentId, position, title, icon, url, permission, affix, status, ...change };
  return callApi(updateMenu, { body });
}
