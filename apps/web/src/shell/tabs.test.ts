import type { Location } from 'react-router';
import { describe, expect, it } from 'vitest';
import { addressOf, affixTabs, closeTabs, refreshTab, updateTab, visitTab } from './tabs.ts';
import type { ClosedTabs, Tab } from './tabs.ts';

const at = (pathname: string, search = ''): Location =>
  ({ pathname, search, hash: '', state: null, key: 'k' }) as Location;
const three = ['/a', '/b', '/c'].reduce<Tab[]>((tabs, path) => visitTab(tabs, at(path)), []);
const paths = (tabs: Tab[]) => tabs.map((tab) => tab.path);

describe('visitTab', () => {
  it('opens one tab a path and keeps its newest address', () => {
    const tabs = visitTab(three, at('/b', '?run=1'));
    expect(tabs.map(addressOf)).toEqual(['/a', '/b?run=1', '/c']);
  });
});

describe('affixTabs', () => {
  it('puts affixed tabs first, also those that nobody has visited', () => {
    const tabs = affixTabs(three, ['/b', '/z']);
    expect(tabs.map(({ path, affix, visited }) => [path, affix, visited])).toEqual([
      ['/b', true, true],
      ['/z', true, false],
      ['/a', false, true],
      ['/c', false, true],
    ]);
  });

  it('drops what is affixed no more unless it was visited', () => {
    expect(affixTabs(affixTabs(three, ['/a', '/z']), []).map(({ path, affix }) => [path, affix])).toEqual([
      ['/a', false],
      ['/b', false],
      ['/c', false],
    ]);
  });
});

describe('closeTabs', () => {
  it.each<[ClosedTabs, string[], string[]]>([
    ['this', ['/a', '/c'], ['/a', '/c']],
    ['others', ['/b'], ['/a', '/b']],
    ['left', ['/b', '/c'], ['/a', '/b', '/c']],
    ['right', ['/a', '/b'], ['/a', '/b']],
    ['all', [], ['/a']],
  ])('closes %s from the middle tab, but never an affixed one', (closed, left, leftOfAffixed) => {
    expect(paths(closeTabs(three, closed, '/b'))).toEqual(left);
    expect(paths(closeTabs(affixTabs(three, ['/a']), closed, '/b'))).toEqual(leftOfAffixed);
  });

  it('does not close an affixed tab itself', () => {
    expect(paths(closeTabs(affixTabs(three, ['/a']), 'this', '/a'))).toEqual(['/a', '/b', '/c']);
  });
});

describe('refreshTab and updateTab', () => {
  it('renew one tab alone', () => {
    expect(refreshTab(three, '/c').map((tab) => tab.revision)).toEqual([0, 0, 1]);
    expect(updateTab(three, '/b', { title: 'B' }).map((tab) => tab.title)).toEqual([
      undefined,
      'B',
      undefined,
    ]);
  });
});
