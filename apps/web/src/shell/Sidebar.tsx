import { version } from '@netloom/contract';
import { Menu } from 'antd';
import type { MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useCall } from '../api/index.ts';
import { Logo } from './Logo.tsx';
import { useShellSession } from './SessionContext.ts';
import { menuIcon } from './menuIcon.tsx';
import type { MenuNode } from './menuTree.ts';
import { addressOf } from './tabs.ts';
import { useTabs } from './tabsStore.ts';
import { useTitle } from './useTitle.ts';

type Item = NonNullable<MenuProps['items']>[number];

/** A group of one screen is drawn as that screen. */
function useItems(tree: MenuNode[]): Item[] {
  const title = useTitle();
  const itemOf = (node: MenuNode): Item => {
    const [only, ...more] = node.children;
    if (node.screen === null && only !== undefined && more.length === 0) return itemOf(only);
    return {
      key: node.screen?.path ?? `group${node.id}`,
      icon: menuIcon(node.icon),
      label: title(node),
      ...(node.screen === null ? { children: node.children.map(itemOf) } : {}),
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
  const { tree } = useShellSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const items = useItems(tree);
  const tabs = useTabs((state) => state.tabs);

  /** An open screen is shown as it was left; choosing the shown one again starts it afresh. */
  function addressFor(path: string): string {
    const tab = tabs.find((open) => open.path === path);
    return tab === undefined || path === pathname ? path : addressOf(tab);
  }

  return (
    <aside className="nl-sidebar" data-collapsed={collapsed}>
      <div className="nl-brand">
        <Logo size={26} />
        {collapsed ? null : <strong>Netloom</strong>}
      </div>
      <Menu
        className="nl-menu"
        mode="inline"
        inlineIndent={16}
        inlineCollapsed={collapsed}
        items={items}
        selectedKeys={[pathname]}
        defaultOpenKeys={collapsed ? [] : tree.map((node) => `group${node.id}`)}
        onClick={({ key }) => void navigate(addressFor(key))}
      />
      {collapsed ? null : <Footer />}
    </aside>
  );
}
