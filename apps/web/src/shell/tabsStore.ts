import type { Location } from 'react-router';
import { create } from 'zustand';
import { closeTabs, refreshTab, visitTab } from './tabs.ts';
import type { ClosedTabs, Tab } from './tabs.ts';

interface TabsState {
  tabs: Tab[];
  visit: (location: Location) => void;
  /** Closes tabs and returns those that are left. */
  close: (closed: ClosedTabs, path: string) => Tab[];
  refresh: (path: string) => void;
}

export const useTabs = create<TabsState>((set, get) => ({
  tabs: [],
  visit: (location) => set(({ tabs }) => ({ tabs: visitTab(tabs, location) })),
  close: (closed, path) => {
    const tabs = closeTabs(get().tabs, closed, path);
    set({ tabs });
    return tabs;
  },
  refresh: (path) => set(({ tabs }) => ({ tabs: refreshTab(tabs, path) })),
}));
