import { findRoom, joinRoom } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { whoIs } from '../../http/policy.ts';
import { forbidden, notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { findMembership } from '../department/index.ts';
import { membersChanged, tellChatsChanged } from './audience.ts';
import { chatReply } from './chatReply.ts';
import { readerOfChat } from './policy.ts';
import { findStanding, join, roomOf, titleOfSubject } from './repository.ts';

const memberOfProject = whoIs(
  'members of the department',
  async ({ query }: Incoming<typeof findRoom>, caller, { database }) => {
    if ((await findMembership(database, caller.userId, query.deptId)) === undefined) throw forbidden();
    return { caller };
  },
);

export const findRoomRoute = implement(
  findRoom,
  memberOfProject,
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

/** The room that a first word is said in. @throws a 403 for who is no member, a 404 for what is not in the project. */
export async function requireRoom(
  caller: Caller,
  { deptId, subject }: { deptId: number; subject: string },
  { database }: Pick<Services, 'database'>,
): Promise<number> {
  if ((await findMembership(database, caller.userId, deptId)) === undefined) throw forbidden();
  const title = await titleOfSubject(database, deptId, subject);
  if (title === undefined) throw notFound('no-such-subject', { field: 'room.subject' });
  return roomOf(database, { deptId, subject, title, createBy: caller.userId });
}
