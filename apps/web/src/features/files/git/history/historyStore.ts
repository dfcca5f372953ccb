import { create } from 'zustand';
import { showGitTab } from '../gitTab.ts';

/** The commit that the history shows. */
export const useShownCommit = create<{ commit: string | null }>(() => ({ commit: null }));

/** Shows a commit in the history, whatever is shown now. */
export function showCommit(commit: string): void {
  useShownCommit.setState({ commit });
  showGitTab('history');
}
