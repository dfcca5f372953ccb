import { commandSet } from '../../../../commands/command.ts';

/** What was set aside and is shown. */
export interface StashTargets {
  mayCommit: boolean;
  busy: boolean;
  apply: (keep: boolean) => void;
  /** Asks before it does. */
  drop: () => void;
}

const can = ({ mayCommit, busy }: StashTargets) => mayCommit && !busy;

/** The ways back for what was set aside, and out. */
export const stashCommands = commandSet<StashTargets>(
  (id) => `git:command.stash${id}`,
  [
    { id: 'Drop', when: can, run: ({ drop }) => drop() },
    { id: 'Apply', when: can, run: ({ apply }) => apply(true) },
    { id: 'Pop', when: can, run: ({ apply }) => apply(false) },
  ],
);
