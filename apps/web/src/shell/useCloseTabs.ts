import { useLocation, useNavigate } from 'react-router';
import { addressOf } from './tabs.ts';
import type { ClosedTabs } from './tabs.ts';
import { useTabs } from './tabsStore.ts';

/** Closes tabs; when the shown one goes, the last that is left is shown, else home. */
export function useCloseTabs(): (closed: ClosedTabs, path: string) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const close = useTabs((state) => state.close);
  return (closed, path) => {
    const left = close(closed, path);
    if (left.some((tab) => tab.path === pathname)) return;
    const last = left.at(-1);
    void navigate(last === undefined ? '/' : addressOf(last));
  };
}
