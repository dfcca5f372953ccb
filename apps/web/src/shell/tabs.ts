import type { Location } from 'react-router';

/** A visited screen, with the location it was last shown at. */
export interface Tab {
  path: string;
  location: Location;
  /** Grows when it is refreshed. */
  revision: number;
  /** Always there, and cannot be closed. */
  affix: boolean;
  /** Affixed ones are there before they are visited; only then their screen is made. */
  visited: boolean;
  /** The screen's own name for what it shows. */
  title?: string;
}

export type ClosedTabs = 'this' | 'others' | 'left' | 'right' | 'all';

function locationAt(pathname: string): Location {
  return { pathname, search: '', hash: '', state: null, key: 'default' };
}

/** Makes exactly the tabs of these paths affixed, and puts them first. */
export function affixTabs(tabs: readonly Tab[], paths: readonly string[]): Tab[] {
  const affixed = paths.map((path) => {
    const known = tabs.find((tab) => tab.path === path);
    return known === undefined
      ? { path, location: locationAt(path), revision: 0, affix: true, visited: false }
      : { ...known, affix: true };
  });
  const others = tabs.filter((tab) => !paths.includes(tab.path));
  return [...affixed, ...others.filter((tab) => tab.visited).map((tab) => ({ ...tab, affix: false }))];
}

/** Adds a tab for the location's path, or brings the one that is there up to date. */
export function visitTab(tabs: readonly Tab[], location: Location): Tab[] {
  const path = location.pathname;
  const shown = { location, visited: true };
  if (!tabs.some((tab) => tab.path === path)) return [...tabs, { path, revision: 0, affix: false, ...shown }];
  return tabs.map((tab) => (tab.path === path ? { ...tab, ...shown } : tab));
}

/** What is left after closing tabs as seen from the one at `path`; affixed ones stay. */
export function closeTabs(tabs: readonly Tab[], closed: ClosedTabs, path: string): Tab[] {
  const at = tabs.findIndex((tab) => tab.path === path);
  const stays: Record<ClosedTabs, (index: number) => boolean> = {
    this: (index) => index !== at,
    others: (index) => index === at,
    left: (index) => index >= at,
    right: (index) => index <= at,
    all: () => false,
  };
  return tabs.filter((tab, index) => tab.affix || stays[closed](index));
}

export function refreshTab(tabs: readonly Tab[], path: string): Tab[] {
  return tabs.map((tab) => (tab.path === path ? { ...tab, revision: tab.revision + 1 } : tab));
}

export function updateTab(tabs: readonly Tab[], path: string, change: Pick<Tab, 'title'>): Tab[] {
  return tabs.map((tab) => (tab.path === path ? { ...tab, ...change } : tab));
}

/** The address that a tab was last shown at. */
export function addressOf({ location }: Tab): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
