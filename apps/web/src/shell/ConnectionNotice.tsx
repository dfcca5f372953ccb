import { DisconnectOutlined } from '@ant-design/icons';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../announce.ts';
import { noteReach, queryClient, useReach } from '../api/index.ts';
import { i18n } from '../i18n.ts';

const EVERY_MS = 3000;

/** While the server is not reached: says so, asks for it again and again, and then reads anew what is shown. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const lost = useReach((state) => state.lost);
  useEffect(() => (lost ? untilReached() : undefined), [lost]);
  return (
    <div role="status">
      {lost && (
        <p className="nl-lost">
          <DisconnectOutlined aria-hidden /> {t('connection.lost')}
        </p>
      )}
    </div>
  );
}

/** Returns what ends the asking. */
function untilReached(): () => void {
  const ask = () =>
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => noteReach(ok),
      () => noteReach(false),
    );
  const timer = setInterval(() => void ask(), EVERY_MS);
  window.addEventListener('online', ask);
  const stop = useReach.subscribe(({ lost }) => {
    if (lost) return;
    announceSuccess(i18n.t('common:connection.back'));
    void queryClient.invalidateQueries();
  });
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', ask);
    stop();
  };
}
