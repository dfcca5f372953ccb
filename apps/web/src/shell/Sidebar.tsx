import { version } from '@netloom/contract';
import { Menu } from 'antd';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useCall } from '../api/index.ts';
import { useSettings } from '../theme/index.ts';
import { EmptyMenu } from './EmptyMenu.tsx';
import { Logo } from './Logo.tsx';
import { useShellSession } from './SessionContext.ts';
import { SideTheme } from './SideTheme.tsx';
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

export function Sidebar({ collapsed }: { collapsed: boolean }) {
  const { t } = useTranslation();
  const { tree } = useShellSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const shown = visibleTree(tree);
  const items = useItems(shown);
  const tabs = useTabs((state) => state.tabs);
  const logo = useSettings((state) => state.sidebarLogo);
  const trail = trailTo(shown, pathname);

  /** An open screen is shown as it was left; choosing the shown one again starts it afresh. */
  function addressFor(path: string): string {
    const tab = tabs.find((open) => open.path === path);
    return tab === undefined || path === pathname ? path : addressOf(tab);
  }

  return (
    <SideTheme>
      {(style) => (
        <aside className="nl-sidebar" data-collapsed={collapsed} style={style}>
          {logo ? (
            <div className="nl-brand">
              <Logo size={26} />
              {collapsed ? null : <strong>Netloom</strong>}
            </div>
          ) : null}
          <nav className="nl-menu" aria-label={t('sidebar.label')}>
            {items.length > 0 ? (
              <Menu
                mode="inline"
                inlineIndent={16}
                inlineCollapsed={collapsed}
                items={items}
                selectedKeys={trail.slice(-1).map(keyOf)}
                defaultOpenKeys={
                  collapsed
                    ? []
                    : [...shown.slice(0, 3), ...trail].filter(({ path }) => path === null).map(keyOf)
                }
                onClick={({ key }) => void navigate(addressFor(key))}
              />
            ) : collapsed ? null : (
              <EmptyMenu />
            )}
          </nav>
          {collapsed ? null : <Footer />}
        </aside>
      )}
    </SideTheme>
  );
}
