import type { MenuRow } from '@netloom/contract';
import { describe, expect, it } from 'vitest';
import { groupsFor, moved, placed } from './menuRows.ts';

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
const at = (menuId: number) => tree.find((row) => row.menuId === menuId)!;

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

  it('change places with their neighbour, with positions from 1 on', () => {
    const places = moved(at(2), -1).map(({ row, position }) => [row.menuId, position]);
    expect(places).toEqual([
      [2, 1],
      [3, 2],
    ]);
  });

  it('stay where there is no neighbour', () => {
    expect(moved(at(5), -1)).toEqual([]);
    expect(moved(at(4), 1)).toEqual([]);
  });

  it('leave alone what has its position already', () => {
    const three = placed([
      entry(1, null, 1, 'screen'),
      entry(2, null, 2, 'screen'),
      entry(3, null, 3, 'screen'),
    ]);
    expect(moved(three[1]!, 1).map(({ row, position }) => [row.menuId, position])).toEqual([
      [3, 2],
      [2, 3],
    ]);
  });

  it('never lie in themselves or below', () => {
    expect(groupsFor(tree, 1).map(({ menuId }) => menuId)).toEqual([]);
    expect(groupsFor(tree, 2).map(({ menuId }) => menuId)).toEqual([1]);
    expect(groupsFor(tree, null).map(({ menuId }) => menuId)).toEqual([1, 2]);
  });
});
