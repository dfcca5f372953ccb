import type { GitStatus } from '@netloom/contract';
import { commandSet } from '../../../../commands/command.ts';

/** A merge or a revert that waits for its commit. */
export interface WaitingTargets {
  status: Pick<GitStatus, 'merging' | 'reverting'>;
  mayCommit: boolean;
  busy: boolean;
  /** Asks before it does. */
  abort: () => void;
}

/** The way out of what waits. */
export const waitingCommands = commandSet<WaitingTargets>(
  (id) => `git:${id}`,
  [
    {
      id: 'merge.abort',
      when: ({ status, mayCommit, busy }) =>
        mayCommit && !busy && status.merging !== null && status.reverting === null,
      run: ({ abort }) => abort(),
    },
    {
      id: 'interrupted.abort',
      when: ({ status, mayCommit, busy }) => mayCommit && !busy && status.reverting !== null,
      run: ({ abort }) => abort(),
    },
  ],
);
