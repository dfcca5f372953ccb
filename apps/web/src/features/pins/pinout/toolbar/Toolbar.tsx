import { usePins } from '../store/pinsStore.ts';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { PinsCommands } from './PinsCommands.tsx';

/** Commands of the screen; `children` stand at the left: the choice of the configuration. */
export function Toolbar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('pins');
  const isOpen = usePins(({ open }) => open !== undefined);
  return (
    <div className="nl-pins-toolbar" role="toolbar" aria-label={t('toolbar')}>
      {children}
      {isOpen ? <PinsCommands /> : null}
    </div>
  );
}
