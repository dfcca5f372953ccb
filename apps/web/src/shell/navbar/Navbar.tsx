import { BookOutlined, MenuFoldOutlined, MenuUnfoldOutlined, SettingOutlined } from '@ant-design/icons';
import { Breadcrumb, Button } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { Later } from '../../parts/Later.tsx';
import { BellButton } from '../../features/talk/unread/index.ts';
import { ErrorLogButton } from '../errorLog/ErrorLogButton.tsx';
import { LanguageButton } from '../LanguageButton.tsx';
import { useShellSession } from '../SessionContext.ts';
import { trailTo } from '../menuTree.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { useShell } from '../shellStore.ts';
import { useTitle } from '../useTitle.ts';
import { DepartmentSelect } from './DepartmentSelect.tsx';
import { DesignSelect } from './DesignSelect.tsx';
import { FullscreenButton } from './FullscreenButton.tsx';
import { SizeButton } from './SizeButton.tsx';
import { UserMenu } from './UserMenu.tsx';

const SettingsDrawer = lazy(() => import('../settings/SettingsDrawer.tsx'));

function Trail() {
  const { t } = useTranslation();
  const { tree } = useShellSession();
  const { pathname } = useLocation();
  const title = useTitle();
  const trail = trailTo(tree, pathname);
  return (
    <nav className="nl-trail" aria-label={t('breadcrumb')}>
      <Breadcrumb
        items={trail.map((node, at) => {
          const leads = node.path !== null && at < trail.length - 1;
          return { title: leads ? <Link to={node.path ?? '/'}>{title(node)}</Link> : title(node) };
        })}
      />
    </nav>
  );
}

function SettingsButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        type="text"
        icon={<SettingOutlined />}
        aria-label={t('settings.title')}
        title={t('settings.title')}
        onClick={() => setOpen(true)}
      />
      {open === undefined ? null : (
        <Suspense>
          <SettingsDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Below 992 px, where the bookmarks have no strip of their own. */
function PanelButton() {
  const { t } = useTranslation();
  const showPanel = useShell((state) => state.showPanel);
  return (
    <Button
      type="text"
      icon={<BookOutlined />}
      aria-label={t('panel.label')}
      onClick={() => showPanel('notepad')}
    />
  );
}

interface NavbarProps {
  collapsed: boolean;
  narrow: boolean;
  onToggle: () => void;
}

export function Navbar({ collapsed, narrow, onToggle }: NavbarProps) {
  const { t } = useTranslation();
  return (
    <div className="nl-navbar">
      <Button
        type="text"
        icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        aria-label={t(collapsed ? 'sidebar.open' : 'sidebar.close')}
        aria-expanded={!collapsed}
        onClick={onToggle}
      />
      <DepartmentSelect />
      <Trail />
      <div className="nl-navbar-tools">
        <Later>
          <DesignSelect />
          <BellButton />
          <SearchButton />
          <ErrorLogButton />
          {narrow ? <PanelButton /> : null}
          {narrow ? null : <FullscreenButton />}
          {narrow ? null : <SizeButton />}
          {narrow ? null : <LanguageButton />}
          <SettingsButton />
          <UserMenu />
        </Later>
      </div>
    </div>
  );
}
