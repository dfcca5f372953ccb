import { Activity, Suspense, useLayoutEffect, useRef } from 'react';
import { Route, Routes } from 'react-router';
import { Loading } from '../Loading.tsx';
import { EmbeddedPage } from './EmbeddedPage.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useShellSession } from './SessionContext.ts';
import { routeAt } from './menuTree.ts';
import type { MenuNode } from './menuTree.ts';
import type { Tab } from './tabs.ts';
import { useTitle } from './useTitle.ts';

function Content({ tab, route }: { tab: Tab; route: MenuNode }) {
  const title = useTitle();
  if (route.url !== null) return <EmbeddedPage url={route.url} title={title(route)} />;
  if (route.screen === null) return null;
  const Component = route.screen.component;
  return (
    <Routes location={tab.location}>
      <Route path={route.screen.path} element={<Component />} />
    </Routes>
  );
}

/** A visited screen, at the location it was last shown at, so that a hidden one does not see the others' addresses. */
export function TabScreen({ tab, active }: { tab: Tab; active: boolean }) {
  const { tree } = useShellSession();
  const title = useTitle();
  const frame = useRef<HTMLDivElement>(null);
  const route = routeAt(tree, tab.path);
  useLayoutEffect(() => {
    if (active) frame.current?.scrollTo(0, 0);
  }, [active]);
  if (route === undefined || !tab.visited) return null;
  return (
    <Activity mode={active ? 'visible' : 'hidden'}>
      <div className="nl-screen" ref={frame}>
        <h1 className="nl-unseen">{title(route)}</h1>
        <ErrorBoundary place={tab.path}>
          <Suspense fallback={<Loading />}>
            <Content tab={tab} route={route} />
          </Suspense>
        </ErrorBoundary>
      </div>
    </Activity>
  );
}
