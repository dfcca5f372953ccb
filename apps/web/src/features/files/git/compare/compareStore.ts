import { create } from 'zustand';
import { showGitTab } from '../gitTab.ts';

/** The branches that are compared; until one is chosen to compare into, it is the own one. */
export const useCompared = create<{ base?: string; head?: string }>(() => ({}));

/** Shows what a branch has that another lacks. */
export function showComparison(base: string, head: string): void {
  useCompared.setState({ base, head });
  showGitTab('compare');
}
