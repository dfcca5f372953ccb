import type { DictData } from '@netloom/contract';
import { addingCommands } from '../../../commands/addingCommands.ts';
import { commandSet } from '../../../commands/command.ts';

/** What can be done with the entries of a dictionary as a list. */
export const entryListCommands = addingCommands('dictionaries:addEntry');

/** The entries that are chosen. */
export interface EntryTargets {
  chosen: readonly DictData[];
  /** Asks before it does. */
  remove: () => void;
}

/** What can be done with chosen entries; only who may edit them can choose any. */
export const entryCommands = commandSet<EntryTargets>(
  (id) => `dictionaries:command.${id}`,
  [{ id: 'deleteEntries', when: ({ chosen }) => chosen.length > 0, run: ({ remove }) => remove() }],
);
