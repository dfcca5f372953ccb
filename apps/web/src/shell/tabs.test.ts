import type { Location } from 'react-router';
import { describe, expect, it } from 'vitest';
import { addressOf, closeTabs, refreshTab, visitTab } from './tabs.ts';
import type { ClosedTabs, Tab } from './tabs.ts';

const at = (pathname: string, search = ''): Location =>
  ({ pathname, search, hash: '', state: null, key: 'k' }) as Location;
const three = ['/a', '/b', '/c'].reduce<Tab[]>((tabs, path) => visitTab(tabs, at(path)), []);

describe('visitTab', () => {
  it('opens one tab a path and keeps its newest address', () => {
    const tabs = visitTab(three, at('/b', '?run=1'));
    expect(tabs.map(addressOf)).toEqual(['/a', '/b?run=1', '/c']);
  });
});

describe('closeTabs', () => {
  it.each<[ClosedTabs, string[]]>([
    ['this', ['/a', '/c']],
    ['others', ['/b']],
    ['left', ['/b', '/c']],
    ['right', ['/a', '/b']],
    ['all', []],
  ])('closes %s from the middle tab', (closed, left) => {
    expect(closeTabs(three, closed, '/b').map((tab) => tab.path)).toEqual(left);
  });
});

describe('refreshTab', () => {
  it('renews one tab alone', () => {
    expect(refreshTab(three, '/c').map((tab) => tab.revision)).toEqual([0, 0, 1]);
  });
});
