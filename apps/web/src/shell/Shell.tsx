import { App, Button, Result } from 'antd';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../Loading.tsx';
import { announceTo, errorText } from '../announce.ts';
import { ApiError, queryClient } from '../api/index.ts';
import { screenByKey } from '../screens.ts';
import { leaveSession, signOut, useSession } from '../session/index.ts';
import { SessionContext } from './SessionContext.ts';
import { ShellLayout } from './ShellLayout.tsx';
import { menuTree } from './menuTree.ts';
import { useSessionEvents } from './useSessionEvents.ts';
import './shell.css';

/** Shown when the session could not be loaded though the server did not refuse it. */
function Unreachable({ error }: { error: Error }) {
  const { t } = useTranslation();
  return (
    <Result
      status="warning"
      title={errorText(error)}
      extra={[
        <Button key="retry" type="primary" onClick={() => void queryClient.refetchQueries()}>
          {t('retry')}
        </Button>,
        <Button key="out" onClick={() => void signOut()}>
          {t('user.logOut')}
        </Button>,
      ]}
    />
  );
}

function SignedIn() {
  const { message, notification } = App.useApp();
  const { session, error } = useSession();
  const refused = error instanceof ApiError && error.code === 401;
  useSessionEvents();
  useEffect(() => announceTo({ message, notification }), [message, notification]);
  useEffect(() => {
    if (refused) leaveSession();
  }, [refused]);
  const shown = useMemo(
    () => (session === null ? null : { ...session, tree: menuTree(session.menu, screenByKey) }),
    [session],
  );
  if (refused) return <Loading />;
  if (error !== null) return <Unreachable error={error} />;
  if (shown === null) return <Loading />;
  return (
    <SessionContext value={shown}>
      <ShellLayout />
    </SessionContext>
  );
}

export default function Shell() {
  return (
    <App component={false}>
      <SignedIn />
    </App>
  );
}
