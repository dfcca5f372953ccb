import type { MenuRow } from '@netloom/contract';
import { describe, expect, it } from 'vitest';
import { groupsFor, placed } from './menuRows.ts';

function entry(menuId: number, parentId: number | null, position: number, kind: MenuRow['kind']): MenuRow {
  return {
    menuId,
    parentId,
    position,
    kind,
    titleKey: `m${menuId}`,
    title: '',
    icon: '',
    screen: null,
    url: null,
    permission: null,
    hidden: false,
    affix: false,
    status: 0,
    builtIn: true,
  };
}

/** 1 holds 3 and 2 (in this order), 2 holds 4; 5 stands alone before 1. */
const rows = [
  entry(1, null, 7, 'layout'),
  entry(2, 1, 9, 'parent'),
  entry(3, 1, 4, 'screen'),
  entry(4, 2, 1, 'screen'),
  entry(5, null, 3, 'screen'),
];
const tree = placed(rows);

describe('menu entries', () => {
  it('are listed from the top down by position', () => {
    expect(tree.map(({ menuId, depth }) => [menuId, depth])).toEqual([
      [5, 0],
      [1, 0],
      [3, 1],
      [2, 1],
      [4, 2],
    ]);
  });

  it('know their place among their neighbours', () => {
    expect(tree.map(({ menuId, index, siblings }) => [menuId, index, siblings.length])).toEqual([
      [5, 0, 2],
      [1, 1, 2],
      [3, 0, 2],
      [2, 1, 2],
      [4, 0, 1],
    ]);
  });

  it('never lie in themselves or below', () => {
    expect(groupsFor(tree, 1).map(({ menuId }) => menuId)).toEqual([]);
    expect(groupsFor(tree, 2).map(({ menuId }) => menuId)).toEqual([1]);
    expect(groupsFor(tree, null).map(({ menuId }) => menuId)).toEqual([1, 2]);
  });
});
