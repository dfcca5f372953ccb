import { commandSet } from '../../../commands/command.ts';

/** The list of users, as it is narrowed. */
export interface UserListTargets {
  mayEdit: boolean;
  add: () => void;
  save: () => void;
}

/** What can be done with the list of users. */
export const userListCommands = commandSet<UserListTargets>(
  (id) => `users:${id}`,
  [
    { id: 'command.export', run: ({ save }) => save() },
    { id: 'add', when: ({ mayEdit }) => mayEdit, run: ({ add }) => add() },
  ],
);

/** The users that are chosen. */
export interface ChosenUserTargets {
  chosen: number;
  busy: boolean;
  enable: () => void;
  /** Asks before it does. */
  disable: () => void;
}

const can = ({ chosen, busy }: ChosenUserTargets) => chosen > 0 && !busy;

/** What can be done with chosen users; only who may edit them can choose any. */
export const chosenUserCommands = commandSet<ChosenUserTargets>(
  (id) => `users:command.${id}`,
  [
    { id: 'enable', when: can, run: ({ enable }) => enable() },
    { id: 'disable', when: can, run: ({ disable }) => disable() },
  ],
);
