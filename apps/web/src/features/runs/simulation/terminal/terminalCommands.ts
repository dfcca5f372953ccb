import { commandSet } from '../../../../commands/command.ts';

/** The terminal that is shown. */
export interface TerminalTargets {
  find: () => void;
  copy: () => void;
  clear: () => void;
}

/** What can be done with what is on a terminal; its keys are its own, since others are typed into the program. */
export const terminalCommands = commandSet<TerminalTargets>(
  (id) => `simulation:terminal.command.${id}`,
  [
    { id: 'find', run: ({ find }) => find() },
    { id: 'copy', run: ({ copy }) => copy() },
    { id: 'clear', run: ({ clear }) => clear() },
  ],
);
