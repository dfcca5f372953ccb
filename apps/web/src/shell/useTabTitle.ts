import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTabs } from './tabsStore.ts';

/** Names the tab of the screen that calls this after what it shows, e.g. a dictionary. */
export function useTabTitle(title: string | undefined): void {
  const { pathname } = useLocation();
  const update = useTabs((state) => state.update);
  useEffect(() => update(pathname, { title }), [update, pathname, title]);
}
