import { commandSet } from '../../../commands/command.ts';

/** The list of tickets, as it is narrowed. */
export interface TicketListTargets {
  add: () => void;
  save: () => void;
}

/** What can be done with the list of tickets. */
export const ticketCommands = commandSet<TicketListTargets>(
  (id) => `tickets:${id}`,
  [
    { id: 'export', run: ({ save }) => save() },
    { id: 'add', run: ({ add }) => add() },
  ],
);
