import { CloseOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useShellSession } from './SessionContext.ts';
import { routeAt } from './menuTree.ts';
import { addressOf, closeTabs } from './tabs.ts';
import type { ClosedTabs, Tab } from './tabs.ts';
import { useTabs } from './tabsStore.ts';
import { useCloseTabs } from './useCloseTabs.ts';
import { useTitle } from './useTitle.ts';

const closings: ClosedTabs[] = ['this', 'others', 'left', 'right', 'all'];

/** What can be done with a tab; what would close nothing is not offered. */
function useTabMenu(tab: Tab) {
  const { t } = useTranslation();
  const { tabs, refresh } = useTabs();
  const close = useCloseTabs();
  const items = [
    { key: 'refresh', label: t('tabs.refresh') },
    ...closings.map((key) => ({
      key,
      label: t(`tabs.${key}`),
      disabled: closeTabs(tabs, key, tab.path).length === tabs.length,
    })),
  ];
  const onClick = ({ key }: { key: string }) =>
    key === 'refresh' ? refresh(tab.path) : close(key as ClosedTabs, tab.path);
  return { items, onClick };
}

/** `reachable` is the one tab that the Tab key stops at; arrow keys lead on from there. */
export function TabLink({ tab, reachable }: { tab: Tab; reachable: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { tree } = useShellSession();
  const title = useTitle();
  const close = useCloseTabs();
  const menu = useTabMenu(tab);
  const route = routeAt(tree, tab.path);
  if (route === undefined) return null;
  const name = [title(route), tab.title].filter(Boolean).join(': ');
  const active = tab.path === pathname;

  const closeThis = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!tab.affix) close('this', tab.path);
  };
  return (
    <Dropdown trigger={['contextMenu']} menu={menu}>
      <div
        className="nl-tab"
        data-active={active || undefined}
        onAuxClick={(event) => (event.button === 1 ? closeThis(event) : undefined)}
      >
        <Link
          to={addressOf(tab)}
          tabIndex={reachable ? 0 : -1}
          aria-current={active ? 'page' : undefined}
          onKeyDown={(event) => (event.key === 'Delete' ? closeThis(event) : undefined)}
        >
          {name}
        </Link>
        {tab.affix ? null : (
          <button type="button" tabIndex={-1} aria-label={t('tabs.close', { name })} onClick={closeThis}>
            <CloseOutlined aria-hidden />
          </button>
        )}
      </div>
    </Dropdown>
  );
}
