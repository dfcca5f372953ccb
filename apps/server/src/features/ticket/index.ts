import type { Caller } from '../../caller.ts';
import type { Feature, Services } from '../../services.ts';
import { readAttachmentsBy } from '../attachment/index.ts';
import { createTicketRoute } from './createTicket.ts';
import { ticketDetailsRoute } from './details.ts';
import { exportTicketsRoute, ticketHandlersRoute, ticketPageRoute } from './page.ts';
import { requireTicket } from './policy.ts';
import { isInternal } from './repository.ts';
import { updateTicketRoute } from './updateTicket.ts';

/** Whoever sees the ticket; what was sent with an internal note, those who handle it. */
async function mayReadAttached(
  { ticketId, replyId }: { ticketId: number | null; replyId: number | null },
  caller: Caller,
  services: Services,
): Promise<boolean> {
  if (ticketId === null) return false;
  const reader = await requireTicket(caller, ticketId, services).catch(() => undefined);
  if (reader === undefined) return false;
  return replyId === null || reader.handles || !(await isInternal(services.database, replyId));
}

readAttachmentsBy(mayReadAttached);

export const ticket: Feature = {
  routes: [
    createTicketRoute,
    ticketPageRoute,
    updateTicketRoute,
    ticketDetailsRoute,
    exportTicketsRoute,
    ticketHandlersRoute,
  ],
};
