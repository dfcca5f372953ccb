import { ticketDetails } from '@netloom/contract';
import type { TicketDetails } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { userNames } from '../session/index.ts';
import { readerOfTicket, requireTicket } from './policy.ts';
import type { TicketReader } from './policy.ts';
import { listAttached, listReplies } from './repository.ts';

/** A ticket as its reader sees it. */
export async function detailsOf(
  { ticket, handles }: TicketReader,
  { database }: Pick<Services, 'database'>,
): Promise<TicketDetails> {
  const { ticketId, createBy, assignee } = ticket;
  const [names, replies, attached] = await Promise.all([
    userNames(database, assignee === null ? [createBy] : [createBy, assignee]),
    listReplies(database, ticketId, handles),
    listAttached(database, ticketId),
  ]);
  const imagesOf = (of: number | null) =>
    attached.filter(({ replyId }) => replyId === of).map(({ replyId: _replyId, ...image }) => image);
  return {
    ...ticket,
    createTime: ticket.createTime.toISOString(),
    updateTime: ticket.updateTime.toISOString(),
    createByName: names.get(createBy) ?? '',
    assigneeName: assignee === null ? '' : (names.get(assignee) ?? ''),
    replies: replies.length,
    images: imagesOf(null),
    answers: replies.map((reply) => ({ ...reply, images: imagesOf(reply.replyId) })),
    handles,
  };
}

/** The same, read anew. */
export const detailsNow = async (
  { caller, ticket }: Pick<TicketReader, 'caller' | 'ticket'>,
  services: Services,
) => detailsOf(await requireTicket(caller, ticket.ticketId, services), services);

export const ticketDetailsRoute = implement(
  ticketDetails,
  readerOfTicket(({ query }: Incoming<typeof ticketDetails>) => query.ticketId),
  (_incoming, reader, services) => detailsOf(reader, services),
);
