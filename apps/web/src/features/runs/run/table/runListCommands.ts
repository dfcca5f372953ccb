import { commandSet } from '../../../../commands/command.ts';

/** What can be done with the list of runs wherever the focus is; its rows have keys of their own. */
export const runListCommands = commandSet<{ search: () => void }>(
  (id) => `runList:command.${id}`,
  [{ id: 'search', keys: ['/'], run: ({ search }) => search() }],
);
