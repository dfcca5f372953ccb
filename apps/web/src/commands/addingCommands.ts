import { commandSet } from './command.ts';

/** A list that somebody adds to. */
export interface AddingTargets {
  may: boolean;
  add: () => void;
}

/** The command of a list that adds to it; `title` is the key of its title. */
export function addingCommands(title: string) {
  return commandSet<AddingTargets>(
    () => title,
    [{ id: 'add', when: ({ may }) => may, run: ({ add }) => add() }],
  );
}
