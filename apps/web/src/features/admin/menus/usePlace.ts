import type { MenuRow } from '@netloom/contract';
import { useShellSession } from '../../../shell/SessionContext.ts';
import { routesOf } from '../../../shell/menuTree.ts';

/** Where an entry leads: the address of the page that it embeds, the path of its screen, else the screen's key. */
export function usePlace(): (row: Pick<MenuRow, 'menuId' | 'screen' | 'url'>) => string {
  const { tree } = useShellSession();
  const routes = routesOf(tree);
  return ({ menuId, screen, url }) => url ?? routes.find(({ id }) => id === menuId)?.path ?? screen ?? '';
}
