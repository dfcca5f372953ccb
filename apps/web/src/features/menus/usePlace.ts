import type { MenuRow } from '@netloom/contract';
import { useShellSession } from '../../shell/SessionContext.ts';
import { screensOf } from '../../shell/menuTree.ts';

/** Where an entry leads: the address of the page that it embeds, the path of its screen, else the screen's key. */
export function usePlace(): (row: Pick<MenuRow, 'screen' | 'url'>) => string {
  const { tree } = useShellSession();
  const screens = screensOf(tree);
  return ({ screen, url }) => url ?? screens.find(({ key }) => key === screen)?.path ?? screen ?? '';
}
