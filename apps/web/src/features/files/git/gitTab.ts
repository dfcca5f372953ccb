import { create } from 'zustand';

/** The part of the screen that is shown. */
export const useGitTab = create<{ tab: string }>(() => ({ tab: 'changes' }));

export function showGitTab(tab: string): void {
  useGitTab.setState({ tab });
}
