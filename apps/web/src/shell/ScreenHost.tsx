import { Activity, Suspense, useEffect, useLayoutEffect } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { Loading } from '../Loading.tsx';
import { screenByPath } from '../screens.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { NotFound } from './NotFound.tsx';
import { useShellSession } from './SessionContext.ts';
import { screensOf } from './menuTree.ts';
import type { Tab } from './tabs.ts';
import { useTabs } from './tabsStore.ts';
import { useTitle } from './useTitle.ts';

/** A visited screen, at the location it was last shown at, so that a hidden one does not see the others' addresses. */
function TabScreen({ tab, active }: { tab: Tab; active: boolean }) {
  const screen = screenByPath(tab.path);
  if (screen === undefined || (!active && !screen.keepAlive)) return null;
  const Component = screen.component;
  return (
    <Activity mode={active ? 'visible' : 'hidden'}>
      <div className="nl-screen">
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <Routes location={tab.location}>
              <Route path={tab.path} element={<Component />} />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </div>
    </Activity>
  );
}

/** Where an address that is no permitted screen leads; null where it stays (the 404 page). */
function redirectOf(pathname: string, home: string | undefined): string | null {
  if (pathname === '/error/404' || pathname === '/404') return null;
  if (pathname === '/' || pathname === '/dashboard') return home ?? '/error/404';
  if (pathname.startsWith('/redirect/')) return pathname.slice('/redirect'.length);
  return '/error/404';
}

function usePageTitle(path: string): void {
  const title = useTitle();
  const screen = screenByPath(path);
  const name = screen === undefined ? 'Netloom' : `${title(screen)} · Netloom`;
  useEffect(() => {
    document.title = name;
  }, [name]);
}

/** Shows the screen of the address and keeps the visited ones alive behind it. */
export function ScreenHost() {
  const { tree } = useShellSession();
  const location = useLocation();
  const { tabs, visit } = useTabs();
  const permitted = screensOf(tree);
  const current = permitted.find((screen) => screen.path === location.pathname);
  useLayoutEffect(() => {
    if (current !== undefined) visit(location);
  }, [current, location, visit]);
  usePageTitle(location.pathname);
  const redirect = current === undefined ? redirectOf(location.pathname, permitted[0]?.path) : null;
  return (
    <>
      {tabs.map((tab) => (
        <TabScreen key={`${tab.path}#${tab.revision}`} tab={tab} active={tab.path === current?.path} />
      ))}
      {redirect === null ? null : <Navigate to={`${redirect}${location.search}`} replace />}
      {current === undefined && redirect === null ? <NotFound home={permitted[0]?.path} /> : null}
    </>
  );
}
