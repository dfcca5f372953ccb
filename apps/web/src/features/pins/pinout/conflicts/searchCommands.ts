import { commandSet } from '../../../../commands/command.ts';
import { endSearch } from './placementStore.ts';

/** What can be done while pins are searched for, wherever the focus is. */
export const searchCommands = commandSet<null>(
  (id) => `pinConflicts:search.${id}`,
  [{ id: 'end', keys: ['Escape'], whileTyping: true, run: endSearch }],
);
