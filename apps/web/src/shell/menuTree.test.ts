import type { MenuEntry } from '@netloom/contract';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../screens.ts';
import { homeOf, menuTree, routeAt, routesOf, trailTo, visibleTree } from './menuTree.ts';

const entry = (
  menuId: number,
  screen: string | null,
  children: MenuEntry[] = [],
  more: Partial<MenuEntry> = {},
): MenuEntry => ({
  menuId,
  titleKey: `title${menuId}`,
  kind: screen === null ? 'layout' : 'screen',
  title: '',
  url: null,
  hidden: false,
  affix: false,
  icon: '',
  screen,
  children,
  ...more,
});
const known = [
  { key: 'canvas', path: '/canvas' },
  { key: 'editor', path: '/editor' },
  { key: 'entries', path: '/dict-data/index/:dictId' },
] as Screen[];
const tree = menuTree(
  [
    entry(1, null, [entry(7, 'entries', [], { hidden: true }), entry(2, 'canvas'), entry(3, 'unknown')]),
    entry(4, null, [entry(5, 'unknown')]),
    entry(6, 'editor'),
    entry(8, null, [], { kind: 'link', url: 'https://wiki.example/' }),
    entry(9, null, [entry(10, 'editor', [], { hidden: true })]),
  ],
  (key) => known.find((screen) => screen.key === key),
);

describe('menuTree', () => {
  it('drops entries without a screen here and groups that are then empty', () => {
    expect(tree.map((node) => node.id)).toEqual([1, 6, 8, 9]);
    expect(routesOf(tree).map((node) => node.id)).toEqual([7, 2, 6, 8, 10]);
  });

  it('keeps hidden entries as routes, not in the sidebar', () => {
    expect(visibleTree(tree).map((node) => [node.id, ...node.children.map((child) => child.id)])).toEqual([
      [1, 2],
      [6],
      [8],
    ]);
  });

  it('finds the way to a screen', () => {
    expect(trailTo(tree, '/canvas').map((node) => node.id)).toEqual([1, 2]);
    expect(trailTo(tree, '/nowhere')).toEqual([]);
  });

  it('gives an embedded page an address of its own', () => {
    expect(routeAt(tree, '/link/8')?.url).toBe('https://wiki.example/');
  });

  it('takes numbers alone for parameters', () => {
    expect(routeAt(tree, '/dict-data/index/12')?.id).toBe(7);
    for (const path of ['/dict-data/index/x', '/dict-data/index/', '/dict-data/index/1/2'])
      expect(routeAt(tree, path)).toBeUndefined();
  });

  it('leads home to the first entry of the sidebar', () => {
    expect(homeOf(tree)).toBe('/canvas');
    expect(homeOf([])).toBeUndefined();
    expect(homeOf(tree.slice(3))).toBe('/editor');
  });
});
