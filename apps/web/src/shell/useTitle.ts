import { useTranslation } from 'react-i18next';
import type { Screen } from '../screens.ts';

interface Titled {
  titleKey: string;
  screen?: Screen | null;
}

/** Names a menu entry or a screen: a screen by the registry, a group by the server's key. */
export function useTitle(): (titled: Titled) => string {
  const { t } = useTranslation('menu');
  return ({ titleKey, screen }) => t(screen?.titleKey ?? titleKey);
}
