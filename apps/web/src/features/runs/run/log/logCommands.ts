import { commandSet } from '../../../../commands/command.ts';

/** What commands of the log act on. */
export interface LogTargets {
  search: () => void;
  find: (direction: 'next' | 'previous') => void;
  top: () => void;
  follow: () => void;
  foldStep: () => void;
  foldAll: () => void;
  wrap: () => void;
  clear: () => void;
}

export const logCommands = commandSet<LogTargets>(
  (id) => `runs:log.${id}`,
  [
    { id: 'search', keys: ['/'], run: ({ search }) => search() },
    { id: 'next', keys: ['N'], run: ({ find }) => find('next') },
    { id: 'previous', keys: ['Shift+N'], run: ({ find }) => find('previous') },
    { id: 'top', keys: ['G'], run: ({ top }) => top() },
    { id: 'follow', keys: ['Shift+G', 'F'], run: ({ follow }) => follow() },
    { id: 'foldStep', keys: ['Z'], run: ({ foldStep }) => foldStep() },
    { id: 'foldAll', keys: ['Shift+Z'], run: ({ foldAll }) => foldAll() },
    { id: 'wrap', keys: ['W'], run: ({ wrap }) => wrap() },
    // Leaves the search field too.
    { id: 'clear', keys: ['Escape'], whileTyping: true, run: ({ clear }) => clear() },
  ],
);
