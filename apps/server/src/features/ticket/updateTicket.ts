import { updateTicket } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { forbidden, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { attach } from '../attachment/index.ts';
import { finishDraft } from '../draft/index.ts';
import { notify } from '../notice/index.ts';
import { detailsNow } from './details.ts';
import { readerOfTicket } from './policy.ts';
import type { TicketReader } from './policy.ts';
import { activeUsers, changeTicket, insertReply } from './repository.ts';
import type { TicketRow } from './repository.ts';

type Body = Incoming<typeof updateTicket>['body'];

export const updateTicketRoute = implement(
  updateTicket,
  readerOfTicket(({ body }: Incoming<typeof updateTicket>) => body.ticketId),
  async ({ body }, reader, services) => {
    const { database } = services;
    await requireMay(body, reader, database);
    await database.transaction(async (within) => {
      await change(within, body, reader);
      if (body.reply === undefined) return;
      await answer(within, body.reply, reader);
      const { draftKey } = body.reply;
      if (draftKey !== undefined) await finishDraft(within, reader.caller.userId, draftKey);
    });
    if (body.reply !== undefined) tellOther(body.reply, reader, services);
    else if (changesMuch(body, reader)) tellChange(body, reader, services);
    return detailsNow(reader, services);
  },
);

/** Its author answers, closes and opens it again; the rest is for those who handle tickets. */
async function requireMay(body: Body, { handles }: TicketReader, database: Database): Promise<void> {
  const own = body.state === undefined || body.state === 'closed' || body.state === 'open';
  const handled = body.priority !== undefined || body.assignee !== undefined || body.reply?.internal;
  if (!handles && (handled || !own)) throw forbidden();
  if (body.assignee && (await activeUsers(database, body.assignee)).length === 0)
    throw warning('no-handler', { field: 'assignee' });
}

async function change(database: Database, body: Body, { ticket, handles }: TicketReader): Promise<void> {
  const { state, priority, assignee } = body;
  const fields: Partial<TicketRow> = {
    ...(state !== undefined && { state }),
    ...(priority !== undefined && { priority }),
    ...(assignee !== undefined && { assignee }),
    // What its author adds to one that is done with opens it again.
    ...(state === undefined && reopens(body, ticket, handles) && { state: 'open' as const }),
  };
  if (Object.keys(fields).length === 0) return;
  const revision = body.revision ?? ticket.revision;
  if (!(await changeTicket(database, ticket.ticketId, revision, fields)))
    throw warning('ticket-changed', { field: 'revision' });
}

function reopens({ reply }: Body, { state }: TicketRow, handles: boolean): boolean {
  return reply !== undefined && !handles && (state === 'solved' || state === 'waiting');
}

async function answer(
  database: Database,
  { content, internal, imageIds }: NonNullable<Body['reply']>,
  { caller, ticket }: TicketReader,
): Promise<void> {
  if (content.trim() === '' && imageIds.length === 0)
    throw warning('nothing-said', { field: 'reply.content' });
  const { ticketId } = ticket;
  const replyId = await insertReply(database, { ticketId, authorId: caller.userId, content, internal });
  await attach(database, imageIds, { ownerId: caller.userId, ticketId, replyId });
}

/** The one of author and assignee who did not write it; of an internal note not the author. */
function tellOther(
  { content, internal }: NonNullable<Body['reply']>,
  { caller, ticket }: TicketReader,
  services: Services,
): void {
  const { ticketId, createBy, assignee } = ticket;
  const userIds = [internal ? null : createBy, assignee].filter(
    (userId) => userId !== null && userId !== caller.userId,
  ) as number[];
  const told = { author: caller.userName, ticket: ticketId };
  const news = { kind: 'ticket-answered', group: `ticket ${ticketId}` } as const;
  const link = `/feedback/list?ticket=${ticketId}`;
  notify({ ...news, userIds, told, content: content.slice(0, 500), link }, services);
}

const changesMuch = ({ state, assignee }: Body, { ticket }: Pick<TicketReader, 'ticket'>): boolean =>
  (state !== undefined && state !== ticket.state) || (assignee !== undefined && assignee !== ticket.assignee);

/** Its author and its assignee, the new one too, but who did it. */
function tellChange({ assignee }: Body, { caller, ticket }: TicketReader, services: Services): void {
  const { ticketId } = ticket;
  const concerned = [ticket.createBy, ticket.assignee, assignee ?? null];
  const userIds = concerned.filter((userId) => userId !== null && userId !== caller.userId) as number[];
  const news = { kind: 'ticket-changed', group: `ticket ${ticketId}` } as const;
  const told = { author: caller.userName, ticket: ticketId };
  notify({ ...news, userIds, told, link: `/feedback/list?ticket=${ticketId}` }, services);
}
