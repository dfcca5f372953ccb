import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSettings } from '../theme/index.ts';
import { useShellSession } from './SessionContext.ts';
import { routeAt } from './menuTree.ts';
import { useTabs } from './tabsStore.ts';
import { useTitle } from './useTitle.ts';

/** Sets the page title from the route, or names the error; with the setting "dynamic title" the project's name stands in it too. */
export function usePageTitle(): void {
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const { tree, department } = useShellSession();
  const title = useTitle();
  const named = useTabs(({ tabs }) => tabs.find((tab) => tab.path === pathname)?.title);
  const project = useSettings(({ dynamicTitle }) => dynamicTitle) ? department?.deptName : undefined;
  const route = routeAt(tree, pathname);
  const error = t(pathname === '/error/401' ? 'forbidden.page' : 'notFound.title');
  const screen = route === undefined ? error : [title(route), named].filter(Boolean).join(': ');
  const full = [screen, project, 'Netloom'].filter((part) => part !== undefined).join(' · ');
  useEffect(() => {
    document.title = full;
  }, [full]);
}
