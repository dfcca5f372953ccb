import { commandSet } from '../../../../commands/command.ts';

/** A commit that is shown. */
export interface ShownCommitTargets {
  mayCommit: boolean;
  mayPush: boolean;
  busy: boolean;
  copy: () => void;
  tag: () => void;
  /** Asks before it does. */
  revert: () => void;
}

/** What can be done with the commit that is shown. */
export const shownCommitCommands = commandSet<ShownCommitTargets>(
  (id) => `git:${id}`,
  [
    { id: 'history.copy', run: ({ copy }) => copy() },
    { id: 'command.tag', when: ({ mayPush }) => mayPush, run: ({ tag }) => tag() },
    {
      id: 'command.revert',
      when: ({ mayCommit, busy }) => mayCommit && !busy,
      run: ({ revert }) => revert(),
    },
  ],
);
