import type { Location } from 'react-router';

/** A visited screen, with the location it was last shown at. `revision` grows when it is refreshed. */
export interface Tab {
  path: string;
  location: Location;
  revision: number;
}

export type ClosedTabs = 'this' | 'others' | 'left' | 'right' | 'all';

/** Adds a tab for the location's path, or brings the one that is there up to date. */
export function visitTab(tabs: readonly Tab[], location: Location): Tab[] {
  const path = location.pathname;
  if (!tabs.some((tab) => tab.path === path)) return [...tabs, { path, location, revision: 0 }];
  return tabs.map((tab) => (tab.path === path ? { ...tab, location } : tab));
}

/** What is left after closing tabs as seen from the one at `path`. */
export function closeTabs(tabs: readonly Tab[], closed: ClosedTabs, path: string): Tab[] {
  const at = tabs.findIndex((tab) => tab.path === path);
  const stays: Record<ClosedTabs, (index: number) => boolean> = {
    this: (index) => index !== at,
    others: (index) => index === at,
    left: (index) => index >= at,
    right: (index) => index <= at,
    all: () => false,
  };
  return tabs.filter((_, index) => stays[closed](index));
}

export function refreshTab(tabs: readonly Tab[], path: string): Tab[] {
  return tabs.map((tab) => (tab.path === path ? { ...tab, revision: tab.revision + 1 } : tab));
}

/** The address that a tab was last shown at. */
export function addressOf({ location }: Tab): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
