import { findRoom, joinRoom } from '@netloom/contract';
import type { RoomPlace } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/index.ts';
import { whoIs } from '../../http/policy.ts';
import { forbidden, notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findMembership } from '../department/index.ts';
import { membersChanged, tellChatsChanged } from './audience.ts';
import { chatReply } from './chatReply.ts';
import { readerOfChat } from './policy.ts';
import { findStanding, insertRoom, join } from './repository.ts';
import { findSubject, seeingTicket } from './subjects.ts';
import type { Subject } from './subjects.ts';

const ticketOf = (subject: string) => /^ticket:(\d+)$/.exec(subject)?.[1];

/** Members of the project; of a ticket those who may see it. @throws a 403. */
async function requirePlace(
  { userId }: Caller,
  { deptId, subject }: RoomPlace,
  { database }: Pick<Services, 'database'>,
): Promise<void> {
  const ticket = ticketOf(subject);
  const isOpen =
    ticket === undefined
      ? deptId !== undefined && (await findMembership(database, userId, deptId)) !== undefined
      : deptId === undefined && (await seeingTicket(database, Number(ticket))).has(userId);
  if (!isOpen) throw forbidden();
}

const admittedToPlace = whoIs(
  'members of the department; of a ticket’s room who may see the ticket',
  async ({ query }: Incoming<typeof findRoom>, caller, services) => {
    await requirePlace(caller, query, services);
    return { caller };
  },
);

export const findRoomRoute = implement(
  findRoom,
  admittedToPlace,
  async ({ query }, { caller }, { database }) => {
    const found = await findStanding(database, caller.userId, query);
    return found === undefined ? null : chatReply({ caller, ...found }, database);
  },
);

export const joinRoomRoute = implement(
  joinRoom,
  readerOfChat(({ body }: Incoming<typeof joinRoom>) => body.privateChatId),
  async (_incoming, { caller, chat }, services) => {
    await join(services.database, chat.chatId, [caller.userId]);
    membersChanged(services, chat.chatId);
    tellChatsChanged(services, (userId) => userId === caller.userId);
    return null;
  },
);

/** The room that a first word is said in. @throws a 403 for whom it is not open to, a 404 for what is not there. */
export async function requireRoom(caller: Caller, place: RoomPlace, services: Services): Promise<number> {
  await requirePlace(caller, place, services);
  const { database } = services;
  const subject = await findSubject(database, place);
  if (subject === undefined) throw notFound('no-such-subject', { field: 'room.subject' });
  const { room, isNew } = await roomOf(database, place, subject, caller.userId);
  if (isNew) membersChanged(services, room);
  return room;
}

/** The room of a subject, made when there is none; whom it concerns follows it. */
async function roomOf(
  database: Database,
  { deptId, subject }: RoomPlace,
  { title, ticketId, userIds }: Subject,
  createBy: number,
): Promise<{ room: number; isNew: boolean }> {
  const place = { deptId, subject };
  return database.transaction(async (within) => {
    const made = await insertRoom(within, { deptId: deptId ?? null, subject, ticketId, title, createBy });
    if (made !== undefined) {
      await join(within, made, userIds);
      return { room: made, isNew: true };
    }
    const { chat } = (await findStanding(within, createBy, place))!;
    return { room: chat.chatId, isNew: false };
  });
}
