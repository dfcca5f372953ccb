import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Breadcrumb, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { DepartmentSelect } from './DepartmentSelect.tsx';
import { FullscreenButton } from './FullscreenButton.tsx';
import { LanguageButton } from './LanguageButton.tsx';
import { useShellSession } from './SessionContext.ts';
import { ThemeButton } from './ThemeButton.tsx';
import { UserMenu } from './UserMenu.tsx';
import { trailTo } from './menuTree.ts';
import { useTitle } from './useTitle.ts';

function Trail() {
  const { tree } = useShellSession();
  const { pathname } = useLocation();
  const title = useTitle();
  return (
    <Breadcrumb
      className="nl-trail"
      items={trailTo(tree, pathname).map((node) => ({ title: title(node) }))}
    />
  );
}

interface NavbarProps {
  collapsed: boolean;
  onToggle: () => void;
}

export function Navbar({ collapsed, onToggle }: NavbarProps) {
  const { t } = useTranslation();
  return (
    <header className="nl-navbar">
      <Button
        type="text"
        icon={collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined />}
        aria-label={t(collapsed ? 'sidebar.open' : 'sidebar.close')}
        onClick={onToggle}
      />
      <DepartmentSelect />
      <Trail />
      <div className="nl-navbar-tools">
        <ThemeButton />
        <LanguageButton />
        <FullscreenButton />
        <UserMenu />
      </div>
    </header>
  );
}
