import type { GitMergedDocument } from '@netloom/contract';
import { create } from 'zustand';

/** What the last merge or pull took by its meaning; until the user has seen enough of it. */
export const useMerged = create<{ documents: readonly GitMergedDocument[] }>(() => ({ documents: [] }));

export function forgetMerged(): void {
  useMerged.setState({ documents: [] });
}
