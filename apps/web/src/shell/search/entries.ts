import type { MenuNode } from '../menuTree.ts';

/** A screen that can be searched for. */
export interface SearchEntry {
  path: string;
  /** From the root of the menu down. */
  title: string[];
  /** The same in the Latin letters that Chinese is typed with. */
  pinyinTitle?: string[];
}

type Name = (node: MenuNode) => string;

/** The screens of the sidebar with the titles that lead to them; hidden ones and groups are left out. */
export function searchEntries(nodes: readonly MenuNode[], name: Name, above: string[] = []): SearchEntry[] {
  return nodes.flatMap((node) => {
    if (node.hidden) return [];
    const title = [...above, name(node)];
    const own = node.path === null || node.path.includes(':') ? [] : [{ path: node.path, title }];
    return [...own, ...searchEntries(node.children, name, title)];
  });
}
