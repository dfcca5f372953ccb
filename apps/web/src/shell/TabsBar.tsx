import { CloseOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { screenByPath } from '../screens.ts';
import { addressOf } from './tabs.ts';
import type { ClosedTabs, Tab } from './tabs.ts';
import { useTabs } from './tabsStore.ts';
import { useTitle } from './useTitle.ts';

const closings: ClosedTabs[] = ['this', 'others', 'left', 'right', 'all'];

/** Closes tabs; when the shown one goes, the last that is left is shown, else home. */
function useClose(): (closed: ClosedTabs, path: string) => void {
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

function TabLink({ tab }: { tab: Tab }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const title = useTitle();
  const close = useClose();
  const refresh = useTabs((state) => state.refresh);
  const screen = screenByPath(tab.path);
  if (screen === undefined) return null;
  const items = [
    { key: 'refresh', label: t('tabs.refresh') },
    ...closings.map((key) => ({ key, label: t(`tabs.${key}`) })),
  ];
  const onClick = ({ key }: { key: string }) =>
    key === 'refresh' ? refresh(tab.path) : close(key as ClosedTabs, tab.path);
  const closeThis = (event: MouseEvent) => {
    event.preventDefault();
    close('this', tab.path);
  };
  return (
    <Dropdown trigger={['contextMenu']} menu={{ items, onClick }}>
      <Link
        to={addressOf(tab)}
        className="nl-tab"
        aria-current={tab.path === pathname ? 'page' : undefined}
        onAuxClick={(event) => (event.button === 1 ? closeThis(event) : undefined)}
      >
        {title(screen)}
        <button type="button" aria-label={t('tabs.this')} onClick={closeThis}>
          <CloseOutlined />
        </button>
      </Link>
    </Dropdown>
  );
}

/** One tab a visited screen. */
export function TabsBar() {
  const tabs = useTabs((state) => state.tabs);
  return (
    <nav className="nl-tabs">
      {tabs.map((tab) => (
        <TabLink key={tab.path} tab={tab} />
      ))}
    </nav>
  );
}
