import type { TicketDetails } from '@netloom/contract';
import { commandSet } from '../../../commands/command.ts';

/** The ticket that is shown, with the answer that is being written. */
export interface ShownTicket {
  ticket: TicketDetails;
  isEmpty: boolean;
  busy: boolean;
  reply: () => void;
  change: (state: 'open' | 'closed') => void;
}

const isClosed = ({ ticket }: ShownTicket) => ticket.state === 'closed';

/** What can be done with the ticket that is shown. */
export const shownTicketCommands = commandSet<ShownTicket>(
  (id) => `tickets:command.${id}`,
  [
    { id: 'reply', when: ({ isEmpty, busy }) => !isEmpty && !busy, run: ({ reply }) => reply() },
    { id: 'close', when: (shown) => !isClosed(shown), run: ({ change }) => change('closed') },
    { id: 'reopen', when: isClosed, run: ({ change }) => change('open') },
  ],
);
