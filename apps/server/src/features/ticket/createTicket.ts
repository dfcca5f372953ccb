import { createTicket } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { attach } from '../attachment/index.ts';
import { finishDraft } from '../draft/index.ts';
import { detailsOf } from './details.ts';
import { requireTicket } from './policy.ts';
import { insertTicket } from './repository.ts';

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
    return detailsOf(await requireTicket(caller, ticketId, services), services);
  },
);
