import type { GitStatus } from '@netloom/contract';
import { commandSet } from '../../../../commands/command.ts';

/** The commit that is being written. */
export interface CommitTargets {
  status: GitStatus;
  /** Whether all is there that a commit needs. */
  isReady: boolean;
  /** A commit or a stash is being made. */
  busy: boolean;
  submit: () => void;
  stash: () => void;
}

/** What can be done with the changes that are ticked, or with all of them. */
export const commitCommands = commandSet<CommitTargets>(
  (id) => `git:${id}`,
  [
    {
      id: 'command.commit',
      // While its message is written.
      keys: ['Ctrl+Enter'],
      whileTyping: true,
      when: ({ isReady, busy }) => isReady && !busy,
      run: ({ submit }) => submit(),
    },
    {
      id: 'command.stash',
      when: ({ status: { staged, unstaged, merging, reverting }, busy }) =>
        staged.length + unstaged.length > 0 && merging === null && reverting === null && !busy,
      run: ({ stash }) => stash(),
    },
  ],
);
