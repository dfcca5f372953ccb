import type { Caller } from '../../caller.ts';
import { whoIs } from '../../http/policy.ts';
import { forbidden } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findTicket } from './repository.ts';
import type { TicketRow } from './repository.ts';

/** The caller and a ticket that he may see. */
export interface TicketReader {
  caller: Caller;
  ticket: TicketRow;
  /** Handles tickets: sees all of them, with their internal notes. */
  handles: boolean;
}

export const handlesTickets = (caller: Caller, { permissions }: Pick<Services, 'permissions'>) =>
  permissions.allow(caller, 'system:ticket:edit');

/** A ticket that does not exist answers like one of others. @throws a 403. */
export async function requireTicket(
  caller: Caller,
  ticketId: number,
  services: Services,
): Promise<TicketReader> {
  const ticket = await findTicket(services.database, ticketId);
  const handles = handlesTickets(caller, services);
  const concerns = ticket?.createBy === caller.userId || ticket?.assignee === caller.userId;
  if (ticket === undefined || !(handles || concerns)) throw forbidden();
  return { caller, ticket, handles: handles || ticket.assignee === caller.userId };
}

export function readerOfTicket<I>(ticketIdOf: (incoming: I) => number): Policy<I, TicketReader> {
  return whoIs('who wrote the ticket, has it, or handles tickets', (incoming: I, caller, services) =>
    requireTicket(caller, ticketIdOf(incoming), services),
  );
}
