import type { MenuRow } from '@netloom/contract';
import { useTranslation } from 'react-i18next';

/** An entry's name: the administrator's, else the product's in the reader's language. */
export function useMenuTitle(): (row: Pick<MenuRow, 'title' | 'titleKey'>) => string {
  const { t: menuText } = useTranslation('menu');
  return ({ title, titleKey }) => (title === '' ? menuText(titleKey) : title);
}
