import { useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { ErrorPage } from './errors/ErrorPage.tsx';
import { useShellSession } from './SessionContext.ts';
import { TabScreen } from './TabScreen.tsx';
import { leadsHome, redirectOf, refreshedPath } from './access.ts';
import { routeAt, routesOf } from './menuTree.ts';
import type { MenuNode } from './menuTree.ts';
import { useTabs } from './tabsStore.ts';
import { usePageTitle } from './usePageTitle.ts';

/** `/redirect{path}`: makes the screen of the path anew. */
function Refresh({ path }: { path: string }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const refresh = useTabs((state) => state.refresh);
  useEffect(() => {
    refresh(path);
    void navigate(`${path}${search}`, { replace: true });
  }, [path, search, refresh, navigate]);
  return null;
}

/** Keeps the tabs in step with the permitted routes and the address. */
function useVisits(): void {
  const { tree } = useShellSession();
  const location = useLocation();
  const { affix, keep, visit } = useTabs();
  useLayoutEffect(() => {
    keep((path) => routeAt(tree, path) !== undefined);
    affix(routesOf(tree).flatMap((node) => (node.affix && node.path !== null ? [node.path] : [])));
  }, [tree, affix, keep]);
  useLayoutEffect(() => {
    if (routeAt(tree, location.pathname) !== undefined) visit(location);
  }, [tree, location, visit]);
}

function Outcome({ tree }: { tree: readonly MenuNode[] }) {
  const { pathname, search } = useLocation();
  const refreshed = refreshedPath(pathname);
  const redirect = redirectOf(pathname, tree, false);
  if (refreshed !== null) return <Refresh path={refreshed} />;
  if (redirect === null) return routeAt(tree, pathname) === undefined ? <ErrorPage /> : null;
  return <Navigate to={leadsHome(pathname) ? `${redirect}${search}` : redirect} replace />;
}

/** Shows the screen of the address and keeps the visited ones alive behind it. */
export function ScreenHost() {
  const { tree } = useShellSession();
  const { pathname } = useLocation();
  const tabs = useTabs((state) => state.tabs);
  useVisits();
  usePageTitle();
  return (
    <>
      {tabs.map((tab) => (
        <TabScreen key={`${tab.path}#${tab.revision}`} tab={tab} active={tab.path === pathname} />
      ))}
      <Outcome tree={tree} />
    </>
  );
}
