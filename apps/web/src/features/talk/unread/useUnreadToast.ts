import { App } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

/** Specification, section 9. */
const SHOWN_SECONDS = 4.5;

let shown = false;

/** Says once in a page's life that something waits to be read. */
export function useUnreadToast(count: number, loaded: boolean): void {
  const { notification } = App.useApp();
  const { t, ready } = useTranslation('talk');
  const navigate = useNavigate();
  useEffect(() => {
    if (shown || !loaded || count === 0 || !ready) return;
    shown = true;
    notification.info({
      key: 'unread',
      title: t('toast.title'),
      description: t('toast.text', { count }),
      duration: SHOWN_SECONDS,
      onClick: () => {
        notification.destroy('unread');
        void navigate('/notification/index');
      },
    });
  }, [count, loaded, ready, notification, navigate, t]);
}
