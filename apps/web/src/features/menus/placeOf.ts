import type { MenuRow } from '@netloom/contract';
import { screenByKey } from '../../screens.ts';

/** Where an entry leads: the path of its screen, or the address of the page that it embeds. */
export function placeOf({ screen, url }: Pick<MenuRow, 'screen' | 'url'>): string {
  return url ?? screenByKey(screen)?.path ?? '';
}
