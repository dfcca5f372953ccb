import { App } from 'antd';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { getToken } from '../api/token.ts';
import { onUnauthenticated } from '../api/unauthenticated.ts';
import {
  dropSession,
  leaveClosed,
  leaveEnded,
  leaveExpired,
  refreshDepartments,
  refreshSession,
  sessionLoaded,
} from '../session/index.ts';
import { onStreamMessage, setStreamToken } from '../stream/index.ts';
import type { HubMessage } from '../stream/index.ts';

let asking = false;

/** Asks whether to sign in again, one question at a time. The session is over already; cancel leaves the page as it is. */
function usePrompt(): () => void {
  const { modal } = App.useApp();
  const { t } = useTranslation();
  return () => {
    // Before the session is loaded there is nothing to stay for.
    if (asking || !sessionLoaded()) return;
    asking = true;
    dropSession();
    modal.confirm({
      title: t('session.title'),
      content: t('session.expired'),
      okText: t('session.signInAgain'),
      onOk: leaveExpired,
      afterClose: () => {
        asking = false;
      },
    });
  };
}

function onMessage(message: HubMessage, ask: () => void): void {
  if (message.type === 'session') leaveEnded(message.reason);
  if (message.type === 'closed') leaveClosed();
  if (message.type === 'unauthenticated') ask();
  if (message.type === 'user-changed') refreshSession();
  if (message.type === 'project-changed') refreshDepartments();
}

/** Opens the event stream and does what it says about the session. */
export function useSessionEvents(): void {
  const ask = usePrompt();
  useEffect(() => {
    const forgetStream = onStreamMessage((message) => onMessage(message, ask));
    const forgetReplies = onUnauthenticated(ask);
    return () => {
      forgetStream();
      forgetReplies();
    };
  });
  useEffect(() => setStreamToken(getToken()), []);
}
