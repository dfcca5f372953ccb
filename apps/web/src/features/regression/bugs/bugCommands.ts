import { commandSet } from '../../../commands/command.ts';

/** The list of defects, as it is narrowed. */
export interface BugTargets {
  mayEdit: boolean;
  add: () => void;
  showBranches: () => void;
  save: (format: 'csv' | 'xlsx') => void;
}

/** What can be done with the list of defects. */
export const bugCommands = commandSet<BugTargets>(
  (id) => `bugs:${id}`,
  [
    { id: 'new', when: ({ mayEdit }) => mayEdit, run: ({ add }) => add() },
    { id: 'command.branches', run: ({ showBranches }) => showBranches() },
    { id: 'command.csv', run: ({ save }) => save('csv') },
    { id: 'command.xlsx', run: ({ save }) => save('xlsx') },
  ],
);
