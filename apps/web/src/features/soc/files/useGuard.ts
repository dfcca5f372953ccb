import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isDirty } from '../store/history.ts';
import { useSoc } from '../store/socStore.ts';

/** Asks before unsaved changes are left behind; the browser does so itself when the page closes. */
export function useGuard(open: (id: number) => void): (id: number) => void {
  const { t } = useTranslation('soc');
  const { modal } = App.useApp();
  const [dirty, setDirty] = useState(() => isDirty(useSoc.getState()));
  useEffect(() => useSoc.subscribe((state) => setDirty(isDirty(state))), []);
  useEffect(() => {
    if (!dirty) return;
    const stay = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', stay);
    return () => window.removeEventListener('beforeunload', stay);
  }, [dirty]);
  return (id) => {
    if (!isDirty(useSoc.getState())) return open(id);
    modal.confirm({
      title: t('file.discardTitle'),
      content: t('file.discardText'),
      okText: t('file.discard'),
      onOk: () => open(id),
    });
  };
}
