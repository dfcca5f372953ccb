import type { GitChange } from '@netloom/contract';
import { commandSet } from '../../../../commands/command.ts';

/** The changes of the tree, as far as none is in conflict. */
export interface ChangeTargets {
  /** What the next commit takes, and what it leaves. */
  staged: readonly GitChange[];
  open: readonly GitChange[];
  mayCommit: boolean;
  mayEdit: boolean;
  busy: boolean;
  stage: (changes: readonly GitChange[]) => void;
  unstage: (changes: readonly GitChange[]) => void;
  /** Asks before it does. */
  discard: (changes: readonly GitChange[]) => void;
}

/** What can be done with all changes at once. */
export const changeCommands = commandSet<ChangeTargets>(
  (id) => `git:${id}`,
  [
    {
      id: 'changes.stageAll',
      when: ({ mayCommit, open, busy }) => mayCommit && open.length > 0 && !busy,
      run: ({ stage, open }) => stage(open),
    },
    {
      id: 'changes.unstageAll',
      when: ({ mayCommit, staged, busy }) => mayCommit && staged.length > 0 && !busy,
      run: ({ unstage, staged }) => unstage(staged),
    },
    {
      id: 'command.discardAll',
      when: ({ mayEdit, open, busy }) => mayEdit && open.length > 0 && !busy,
      run: ({ discard, open }) => discard(open),
    },
  ],
);
