import { Drawer, Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { GenerateHost } from '../features/generation/index.ts';
import { YEAR_SECONDS, readCookie, writeCookie } from '../cookies.ts';
import { Navbar } from './Navbar.tsx';
import { ScreenHost } from './ScreenHost.tsx';
import { useShellSession } from './SessionContext.ts';
import { Sidebar } from './Sidebar.tsx';
import { TabsBar } from './TabsBar.tsx';
import { useNarrow } from './useNarrow.ts';

const COOKIE = 'sidebarStatus';

export function ShellLayout() {
  const { t } = useTranslation();
  const { department } = useShellSession();
  const { pathname } = useLocation();
  const narrow = useNarrow();
  const [collapsed, setCollapsed] = useState(readCookie(COOKIE) === 'closed');
  // The drawer closes by itself once its menu has led elsewhere.
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const drawer = narrow && drawerPath === pathname;

  function toggle() {
    if (narrow) return setDrawerPath(drawer ? null : pathname);
    writeCookie(COOKIE, collapsed ? 'opened' : 'closed', YEAR_SECONDS);
    setCollapsed(!collapsed);
  }

  return (
    <div className="nl-shell">
      {narrow ? (
        <Drawer
          open={drawer}
          onClose={() => setDrawerPath(null)}
          placement="left"
          size={260}
          closable={false}
          styles={{ body: { padding: 0 } }}
        >
          <Sidebar collapsed={false} />
        </Drawer>
      ) : (
        <Sidebar collapsed={collapsed} />
      )}
      <div className="nl-main">
        <Navbar collapsed={narrow ? !drawer : collapsed} onToggle={toggle} />
        <TabsBar />
        <main className="nl-content">
          {department === null ? (
            <Empty className="nl-centre" description={t('noDepartment')} />
          ) : (
            <ScreenHost />
          )}
        </main>
        <GenerateHost />
      </div>
    </div>
  );
}
