import type { MenuEntry } from '@netloom/contract';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../screens.ts';
import { menuTree, screensOf, trailTo } from './menuTree.ts';

const entry = (menuId: number, screen: string | null, children: MenuEntry[] = []): MenuEntry => ({
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
});
const known = ['canvas', 'editor'].map((key) => ({ key, path: `/${key}` }) as Screen);
const tree = menuTree(
  [
    entry(1, null, [entry(2, 'canvas'), entry(3, 'unknown')]),
    entry(4, null, [entry(5, 'unknown')]),
    entry(6, 'editor'),
  ],
  (key) => known.find((screen) => screen.key === key),
);

describe('menuTree', () => {
  it('drops entries without a screen here and groups that are then empty', () => {
    expect(tree.map((node) => node.id)).toEqual([1, 6]);
    expect(screensOf(tree).map((screen) => screen.key)).toEqual(['canvas', 'editor']);
  });

  it('finds the way to a screen', () => {
    expect(trailTo(tree, '/canvas').map((node) => node.id)).toEqual([1, 2]);
    expect(trailTo(tree, '/nowhere')).toEqual([]);
  });
});
