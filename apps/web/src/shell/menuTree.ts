import type { MenuEntry } from '@netloom/contract';
import type { Screen } from '../screens.ts';

/** A menu entry that leads to a screen, or a group of such. */
export interface MenuNode {
  id: number;
  titleKey: string;
  /** Given by an administrator; empty where the text of `titleKey` stands. */
  title: string;
  icon: string;
  screen: Screen | null;
  hidden: boolean;
  affix: boolean;
  children: MenuNode[];
}

type FindScreen = (key: string | null) => Screen | undefined;

/** The server's menu without what this client has no screen for, and without groups that this leaves empty. */
export function menuTree(entries: readonly MenuEntry[], find: FindScreen): MenuNode[] {
  return entries.flatMap((entry) => {
    const screen = find(entry.screen) ?? null;
    const children = menuTree(entry.children, find);
    if (screen === null && children.length === 0) return [];
    const { menuId: id, titleKey, title, icon, hidden, affix } = entry;
    return [{ id, titleKey, title, icon, screen, hidden, affix, children }];
  });
}

/** Every screen of a menu, in its order. */
export function screensOf(nodes: readonly MenuNode[]): Screen[] {
  return nodes.flatMap((node) => [...(node.screen ? [node.screen] : []), ...screensOf(node.children)]);
}

/** The entries from the root to the screen at `path`; empty when the menu does not lead there. */
export function trailTo(nodes: readonly MenuNode[], path: string): MenuNode[] {
  for (const node of nodes) {
    if (node.screen?.path === path) return [node];
    const below = trailTo(node.children, path);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}
