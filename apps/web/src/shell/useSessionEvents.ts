import { App } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getToken } from '../api/token.ts';
import { onUnauthenticated } from '../api/unauthenticated.ts';
import { leaveSession } from '../session/index.ts';
import { onStreamMessage, setStreamToken } from '../stream/index.ts';

let asking = false;

/** Opens the event stream, leaves when the session ended elsewhere, and asks (once at a time) when it expired. */
export function useSessionEvents(): void {
  const { modal } = App.useApp();
  const { t } = useTranslation();
  useEffect(() => {
    function ask(): void {
      if (asking) return;
      asking = true;
      modal.confirm({
        title: t('session.title'),
        content: t('session.expired'),
        okText: t('session.signInAgain'),
        onOk: leaveSession,
        afterClose: () => {
          asking = false;
        },
      });
    }
    const forgetStream = onStreamMessage((message) => {
      if (message.type === 'session') leaveSession();
      if (message.type === 'unauthenticated') ask();
    });
    const forgetReplies = onUnauthenticated(ask);
    setStreamToken(getToken());
    return () => {
      forgetStream();
      forgetReplies();
    };
  }, [modal, t]);
}
