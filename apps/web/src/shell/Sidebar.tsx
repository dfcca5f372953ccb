import { version } from '@netloom/contract';
import { Menu } from 'antd';
import type { MenuProps } from 'antd';
import { memo, useMemo } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { useCall } from '../api/index.ts';
import { paletteVariables, useSettings, useTheme } from '../theme/index.ts';
import { EmptyMenu } from './EmptyMenu.tsx';
import { Logo } from './Logo.tsx';
import { useShellSession } from './SessionContext.ts';
import { menuIcon } from './menuIcon.tsx';
import { trailTo, visibleTree } from './menuTree.ts';
import type { MenuNode } from './menuTree.ts';
import { askAhead } from './screenAhead.ts';
import { addressOf } from './tabs.ts';
import { useTabs } from './tabsStore.ts';
import { useTitle } from './useTitle.ts';

type Item = NonNullable<MenuProps['items']>[number];

const keyOf = ({ path, id }: MenuNode) => path ?? `group${id}`;

/** A group of one entry is drawn as that entry. */
function useItems(tree: MenuNode[]): Item[] {
  const title = useTitle();
  const itemOf = (node: MenuNode): Item => {
    const [only, ...more] = node.children;
    if (node.path === null && only !== undefined && more.length === 0) return itemOf(only);
    const { screen } = node;
    return {
      key: keyOf(node),
      icon: menuIcon(node.icon),
      label: title(node),
      title: title(node),
      ...(screen && { onMouseEnter: () => askAhead(screen) }),
      ...(node.path === null ? { children: node.children.map(itemOf) } : {}),
    };
  };
  return tree.map(itemOf);
}

function Footer() {
  const { t } = useTranslation();
  const { user } = useShellSession();
  const product = useCall(version, {}, { staleTime: Infinity, meta: { quiet: true } });
  const role = user.roles[0];
  return (
    <footer>
      <span>{role === undefined ? '' : t(`role.${role}`, { defaultValue: role })}</span>
      <span>{product.data ? `v${product.data.version}` : ''}</span>
    </footer>
  );
}

/** Where a press on an entry leads: an open screen is shown as it was left, the shown one starts afresh. */
function addressFor(path: string, shown: string): string {
  const tab = useTabs.getState().tabs.find((open) => open.path === path);
  return tab === undefined || path === shown ? path : addressOf(tab);
}

interface SideMenuProps {
  dark: boolean;
  collapsed: boolean;
  pathname: string;
  navigate: NavigateFunction;
}

/** Drawn anew when another screen is shown, not with each change of an address behind its `?`. */
const SideMenu = memo(function SideMenu({ dark, collapsed, pathname, navigate }: SideMenuProps) {
  const { tree } = useShellSession();
  const shown = visibleTree(tree);
  const items = useItems(shown);
  const trail = trailTo(shown, pathname);
  if (items.length === 0) return collapsed ? null : <EmptyMenu />;
  return (
    <Menu
      mode="inline"
      theme={dark ? 'dark' : 'light'}
      inlineIndent={16}
      inlineCollapsed={collapsed}
      items={items}
      selectedKeys={trail.slice(-1).map(keyOf)}
      defaultOpenKeys={
        collapsed ? [] : [...shown.slice(0, 3), ...trail].filter(({ path }) => path === null).map(keyOf)
      }
      onClick={({ key }) => void navigate(addressFor(key, pathname))}
    />
  );
});

/** The side is dark beside a light page where the settings say so. */
function useDarkSide(): CSSProperties | undefined {
  const { dark, colour } = useTheme();
  const own = useSettings((state) => state.sideTheme) === 'theme-dark' && !dark;
  return useMemo(
    () => (own ? { ...paletteVariables(true, colour), colorScheme: 'dark' } : undefined),
    [own, colour],
  );
}

export function Sidebar({ collapsed }: { collapsed: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const logo = useSettings((state) => state.sidebarLogo);
  const dark = useDarkSide();
  return (
    <aside className="nl-sidebar" data-collapsed={collapsed} style={dark}>
      {logo ? (
        <div className="nl-brand">
          <Logo size={26} />
          {collapsed ? null : <strong>Netloom</strong>}
        </div>
      ) : null}
      <nav className="nl-menu" aria-label={t('sidebar.label')}>
        <SideMenu dark={dark !== undefined} collapsed={collapsed} pathname={pathname} navigate={navigate} />
      </nav>
      {collapsed ? null : <Footer />}
    </aside>
  );
}
