import { describe, expect, it } from 'vitest';
import type { MenuNode } from '../menuTree.ts';
import { searchEntries } from './entries.ts';
import { finderOf } from './finder.ts';
import { withPinyin } from './pinyinTitles.ts';

const node = (title: string, path: string | null, more: Partial<MenuNode> = {}): MenuNode => ({
  id: 1,
  titleKey: '',
  title,
  icon: '',
  path,
  screen: null,
  url: null,
  hidden: false,
  affix: false,
  children: [],
  ...more,
});
const tree = [
  node('SoC design', null, {
    children: [
      node('SoC canvas', '/charts/keyboard'),
      node('Register map', '/charts/mix-chart'),
      node('Memory map', '/charts/MemoryMap'),
    ],
  }),
  node('System', null, {
    children: [node('Dictionary entries', '/system/dict-data/index/:dictId'), node('Users', '/system/user')],
  }),
  node('Profile', '/profile/index', { hidden: true }),
];
const entries = searchEntries(tree, ({ title }) => title);
const found = (text: string) => finderOf(entries)(text).map(({ path }) => path);

describe('header search', () => {
  it('knows the screens of the sidebar by the titles that lead to them', () => {
    expect(entries.map(({ title }) => title.join(' > '))).toEqual([
      'SoC design > SoC canvas',
      'SoC design > Register map',
      'SoC design > Memory map',
      'System > Users',
    ]);
  });

  it('finds by title before path, with slips of the fingers', () => {
    expect(found('regster')[0]).toBe('/charts/mix-chart');
    expect(found('user')[0]).toBe('/system/user');
    expect(found('mix-chart')).toEqual(['/charts/mix-chart']);
    expect(found('zzzzqqq')).toEqual([]);
  });

  it('looks at no more than 32 characters', () => {
    const title = 'Generator of register maps and m';
    expect(title).toHaveLength(32);
    const find = finderOf([{ path: '/long', title: [title] }]);
    expect(find(`${title}${'x'.repeat(200)}`)).toHaveLength(1);
    expect(find(`${'x'.repeat(32)}${title}`)).toEqual([]);
  });

  it('finds Chinese titles by pinyin and by its initials', () => {
    const chinese = withPinyin([
      { path: '/a', title: ['SoC 设计', '寄存器映射'] },
      { path: '/b', title: ['系统', '用户'] },
    ]);
    const find = finderOf(chinese);
    expect(find('jicunqi')[0]?.path).toBe('/a');
    expect(find('yonghu')[0]?.path).toBe('/b');
    expect(find('jcqys')[0]?.path).toBe('/a');
  });
});
