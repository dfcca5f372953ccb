import type { MenuEntry } from '@netloom/contract';
import type { Screen } from '../screens.ts';

/** A menu entry that leads to a screen or an embedded page, or a group of such. */
export interface MenuNode {
  id: number;
  titleKey: string;
  /** Given by an administrator; empty where the text of `titleKey` stands. */
  title: string;
  icon: string;
  /** Where it leads, perhaps with parameters; null for a group. */
  path: string | null;
  screen: Screen | null;
  /** The page that a link embeds. */
  url: string | null;
  hidden: boolean;
  affix: boolean;
  children: MenuNode[];
}

type FindScreen = (key: string | null) => Screen | undefined;

function pathOf({ kind, menuId, url }: MenuEntry, screen: Screen | undefined): string | null {
  return kind === 'link' && url !== null ? `/link/${menuId}` : (screen?.path ?? null);
}

/**
 * The server's menu without what this client has no screen for, and without groups that this leaves empty; the tabs of
 * a screen are hidden entries behind its own.
 */
export function menuTree(
  entries: readonly MenuEntry[],
  find: FindScreen,
  tabsOf: (key: string) => readonly Screen[] = () => [],
): MenuNode[] {
  return entries.flatMap((entry) => {
    const screen = find(entry.screen);
    const path = pathOf(entry, screen);
    const children = menuTree(entry.children, find, tabsOf);
    if (path === null && children.length === 0) return [];
    const { menuId: id, titleKey, title, icon, url, hidden, affix } = entry;
    const node = { id, titleKey, title, icon, path, screen: screen ?? null, url, hidden, affix, children };
    const tabs = screen === undefined ? [] : tabsOf(screen.key);
    return [node, ...tabs.map((tab, index) => tabNode(tab, -(id * 16 + index)))];
  });
}

/** Ids of the server's entries are positive. */
function tabNode(screen: Screen, id: number): MenuNode {
  const { key, path } = screen;
  const node = { id, titleKey: key, title: '', icon: '', path, screen, url: null };
  return { ...node, hidden: true, affix: false, children: [] };
}

/** The menu as the sidebar shows it. */
export function visibleTree(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => {
    const children = visibleTree(node.children);
    const empty = node.path === null && children.length === 0;
    return node.hidden || empty ? [] : [{ ...node, children }];
  });
}

/** The entries from the root to the one that `leads`; empty when none does. */
function trail(nodes: readonly MenuNode[], leads: (node: MenuNode) => boolean): MenuNode[] {
  for (const node of nodes) {
    if (leads(node)) return [node];
    const below = trail(node.children, leads);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const given = path.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, at) => (part.startsWith(':') ? /^\d+$/.test(given[at] ?? '') : part === given[at]))
  );
}

/** The entries from the root to the one at `path`; empty when the menu does not lead there. */
export function trailTo(nodes: readonly MenuNode[], path: string): MenuNode[] {
  return trail(nodes, (node) => node.path !== null && matches(node.path, path));
}

/** The entry at `path`: a permitted route. */
export function routeAt(nodes: readonly MenuNode[], path: string): MenuNode | undefined {
  return trailTo(nodes, path).at(-1);
}

/** Every entry that leads somewhere, in the menu's order. */
export function routesOf(nodes: readonly MenuNode[]): MenuNode[] {
  return nodes.flatMap((node) => [...(node.path === null ? [] : [node]), ...routesOf(node.children)]);
}

function hasParameter({ path }: MenuNode): boolean {
  return path?.includes(':') ?? false;
}

/** Where a visit without an aim leads: the first entry of the sidebar, else the first that there is. */
export function homeOf(nodes: readonly MenuNode[]): string | undefined {
  const [home] = [...routesOf(visibleTree(nodes)), ...routesOf(nodes)].filter((node) => !hasParameter(node));
  return home?.path ?? undefined;
}
