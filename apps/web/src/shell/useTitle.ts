import { useTranslation } from 'react-i18next';
import type { Screen } from '../screens.ts';

interface Titled {
  titleKey: string;
  title?: string;
  screen?: Screen | null;
}

/** Names a menu entry or a screen: as an administrator did, else a screen by the registry, a group by its key. */
export function useTitle(): (titled: Titled) => string {
  const { t } = useTranslation('menu');
  return ({ titleKey, title, screen }) => title || t(screen?.key ?? titleKey);
}
