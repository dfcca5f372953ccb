import { createTicket } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { attach } from '../attachment/index.ts';
import { finishDraft } from '../draft/index.ts';
import { notify } from '../notice/index.ts';
import { detailsOf } from './details.ts';
import { requireTicket } from './policy.ts';
import { activeUsers, insertTicket } from './repository.ts';

export const createTicketRoute = implement(
  createTicket,
  signedIn,
  async ({ body: { imageIds, draftKey, ...fields } }, { caller }, services) => {
    const { userId } = caller;
    const ticketId = await services.database.transaction(async (within) => {
      const made = await insertTicket(within, { ...fields, createBy: userId });
      await attach(within, imageIds, { ownerId: userId, ticketId: made });
      if (draftKey !== undefined) await finishDraft(within, userId, draftKey);
      return made;
    });
    await tellHandlers({ ticketId, ...fields }, caller, services);
    return detailsOf(await requireTicket(caller, ticketId, services), services);
  },
);

/** Tells those who handle tickets, but its author. */
async function tellHandlers(
  { ticketId, subject, content }: { ticketId: number; subject: string; content: string },
  { userId, userName }: Caller,
  services: Services,
): Promise<void> {
  const handlers = await activeUsers(services.database);
  const userIds = handlers.map((handler) => handler.userId).filter((handler) => handler !== userId);
  const told = { author: userName, ticket: ticketId, title: subject };
  const link = `/feedback/list?ticket=${ticketId}`;
  const news = { kind: 'ticket-new', group: 'tickets' } as const;
  notify({ ...news, userIds, told, content: content.slice(0, 500), link }, services);
}
