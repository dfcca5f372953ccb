import type { Location } from 'react-router';
import { create } from 'zustand';
import { affixTabs, closeTabs, refreshTab, updateTab, visitTab } from './tabs.ts';
import type { ClosedTabs, Tab } from './tabs.ts';

interface TabsState {
  tabs: Tab[];
  affix: (paths: readonly string[]) => void;
  visit: (location: Location) => void;
  /** Closes tabs and returns those that are left. */
  close: (closed: ClosedTabs, path: string) => Tab[];
  refresh: (path: string) => void;
  update: (path: string, change: Pick<Tab, 'title'>) => void;
  /** Drops tabs whose route is permitted no more. */
  keep: (permitted: (path: string) => boolean) => void;
}

export const useTabs = create<TabsState>((set, get) => ({
  tabs: [],
  affix: (paths) => set(({ tabs }) => ({ tabs: affixTabs(tabs, paths) })),
  visit: (location) => set(({ tabs }) => ({ tabs: visitTab(tabs, location) })),
  close: (closed, path) => {
    const tabs = closeTabs(get().tabs, closed, path);
    set({ tabs });
    return tabs;
  },
  refresh: (path) => set(({ tabs }) => ({ tabs: refreshTab(tabs, path) })),
  update: (path, change) => set(({ tabs }) => ({ tabs: updateTab(tabs, path, change) })),
  keep: (permitted) => set(({ tabs }) => ({ tabs: tabs.filter((tab) => permitted(tab.path)) })),
}));
