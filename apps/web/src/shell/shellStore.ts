import { create } from 'zustand';
import { YEAR_SECONDS, readCookie, writeCookie } from '../cookies.ts';

const COOKIE = 'sidebarStatus';

export const panels = ['catalogue', 'aiKnowledge', 'notepad', 'talk'] as const;
export type Panel = (typeof panels)[number];

interface ShellState {
  collapsed: boolean;
  /** The open tab of the bookmark panel. */
  panel: Panel | null;
  /** Whether the sidebar was collapsed before the panel opened. */
  collapsedBefore: boolean;
  toggleSidebar: () => void;
  showPanel: (panel: Panel | null) => void;
}

/** The sidebar makes room for the bookmark panel, and is as it was once that closes. */
export const useShell = create<ShellState>((set) => ({
  collapsed: readCookie(COOKIE) === 'closed',
  panel: null,
  collapsedBefore: false,
  toggleSidebar: () =>
    set(({ collapsed }) => {
      writeCookie(COOKIE, collapsed ? 'opened' : 'closed', YEAR_SECONDS);
      return { collapsed: !collapsed };
    }),
  showPanel: (panel) =>
    set((state) => {
      if (panel !== null && state.panel === null)
        return { panel, collapsed: true, collapsedBefore: state.collapsed };
      if (panel === null && state.panel !== null) return { panel, collapsed: state.collapsedBefore };
      return { panel };
    }),
}));
