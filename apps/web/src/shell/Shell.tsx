import { ReplyCode } from '@netloom/contract';
import { App, Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Loading } from '../Loading.tsx';
import { announceTo, errorText } from '../announce.ts';
import { ApiError, queryClient, watchAttendance } from '../api/index.ts';
import { Failure } from '../parts/Failure.tsx';
import { screenByKey, tabsOf } from '../screens.ts';
import { leaveFailed, signOut, useSession, watchUnload } from '../session/index.ts';
import { Entrance } from './Entrance.tsx';
import { SessionContext } from './SessionContext.ts';
import { watchErrors } from './errorLog/watchErrors.ts';
import { ShellLayout } from './ShellLayout.tsx';
import { menuTree } from './menuTree.ts';
import { useAskedAhead } from './screenAhead.ts';
import { useSessionEvents } from './useSessionEvents.ts';
import './shell.css';

/** Shown when the session could not be loaded though the server did not refuse it. */
function Unreachable({ error }: { error: Error }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Failure
      title={errorText(error)}
      actions={
        <>
          <Button type="primary" onClick={() => void queryClient.refetchQueries()}>
            {t('retry')}
          </Button>
          <Button onClick={() => void signOut((path) => void navigate(path))}>{t('user.logOut')}</Button>
        </>
      }
    />
  );
}

/** What never reached the server says nothing about the session: that can be tried again. */
function isRefusal(error: Error | null): boolean {
  return error instanceof ApiError && (error.origin === 'reply' || error.origin === 'http');
}

function refusalText(error: Error | null): string | null {
  return error instanceof ApiError && error.code === ReplyCode.unauthenticated ? null : errorText(error);
}

function SignedIn() {
  const { message, notification } = App.useApp();
  const { session, error, refused } = useSession();
  const ended = refused && isRefusal(error);
  useSessionEvents();
  useAskedAhead();
  useEffect(() => announceTo({ message, notification }), [message, notification]);
  useEffect(watchErrors, []);
  useEffect(watchUnload, []);
  useEffect(watchAttendance, []);
  useEffect(() => {
    if (ended) leaveFailed(refusalText(error));
  }, [ended, error]);
  const shown = useMemo(
    () => (session === null ? null : { ...session, tree: menuTree(session.menu, screenByKey, tabsOf) }),
    [session],
  );
  if (ended) return <Loading />;
  if (error !== null) return <Unreachable error={error} />;
  if (shown === null) return <Loading />;
  return (
    <SessionContext value={shown}>
      <Entrance>
        <ShellLayout />
      </Entrance>
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
