import { Drawer } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { GenerateHost } from '../features/design/generation/index.ts';
import { TourHost } from '../features/help/tour/index.ts';
import { useSettings } from '../theme/index.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { ShellKeys } from './keys/ShellKeys.tsx';
import { Navbar } from './navbar/Navbar.tsx';
import { BookmarkPanel } from './panel/BookmarkPanel.tsx';
import { PanelTabs } from './panel/PanelTabs.tsx';
import { ScreenHost } from './ScreenHost.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TabsBar } from './TabsBar.tsx';
import { useShell } from './shellStore.ts';
import { useHeaderAway } from './useHeaderAway.ts';
import { useNarrow } from './useNarrow.ts';

/** The sidebar of a narrow page: closes by itself once its menu has led elsewhere. */
function useDrawer() {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === pathname;
  return { open, close: () => setOpenAt(null), toggle: () => setOpenAt(open ? null : pathname) };
}

export function ShellLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const narrow = useNarrow();
  const drawer = useDrawer();
  const content = useRef<HTMLElement>(null);
  const { collapsed, panel, toggleSidebar } = useShell();
  const { tagsView, fixedHeader } = useSettings();
  const away = useHeaderAway(content, fixedHeader, pathname);
  return (
    <div className="nl-shell">
      <a className="nl-skip" href="#main">
        {t('skip')}
      </a>
      {narrow ? (
        <Drawer
          open={drawer.open}
          onClose={drawer.close}
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
        <header className="nl-header" data-away={away}>
          <Navbar
            narrow={narrow}
            collapsed={narrow ? !drawer.open : collapsed}
            onToggle={narrow ? drawer.toggle : toggleSidebar}
          />
          {tagsView ? <TabsBar /> : null}
        </header>
        <ConnectionNotice />
        <TourHost />
        <ShellKeys />
        <main className="nl-content" id="main" tabIndex={-1} ref={content}>
          <ScreenHost />
        </main>
        <GenerateHost />
      </div>
      {panel === null ? null : <BookmarkPanel panel={panel} narrow={narrow} />}
      {narrow ? null : <PanelTabs />}
    </div>
  );
}
