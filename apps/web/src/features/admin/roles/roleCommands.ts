import { commandSet } from '../../../commands/command.ts';

/** The draft of who may do what. */
export interface RoleTargets {
  /** Steps that can be taken back. */
  steps: number;
  /** Roles that would be saved. */
  changed: number;
  busy: boolean;
  undo: () => void;
  /** Asks before it does. */
  reset: () => void;
  discard: () => void;
  save: () => void;
}

/** What can be done with the draft. */
export const roleCommands = commandSet<RoleTargets>(
  (id) => `roles:command.${id}`,
  [
    { id: 'undo', when: ({ steps }) => steps > 0, run: ({ undo }) => undo() },
    { id: 'reset', run: ({ reset }) => reset() },
    { id: 'discard', when: ({ changed }) => changed > 0, run: ({ discard }) => discard() },
    { id: 'save', when: ({ changed, busy }) => changed > 0 && !busy, run: ({ save }) => save() },
  ],
);
