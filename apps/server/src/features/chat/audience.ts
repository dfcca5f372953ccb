import type { StreamMessage } from '@netloom/contract';
import { perServer } from '../../perServer.ts';
import type { Services } from '../../services.ts';
import type { ChatRow } from './repository.ts';
import { audienceOf } from './repository.ts';
import { seeingTicket } from './subjects.ts';

type Serving = Pick<Services, 'database' | 'hub'>;

/** People of chats as they were last read; a chat of thousands is not asked for at each message. */
const known = perServer(() => new Map<number, Promise<Set<number>>>());
const MOST_KNOWN = 1000;

/** Somebody came or went. */
export function membersChanged({ hub }: Pick<Services, 'hub'>, chatId: number): void {
  known(hub).delete(chatId);
}

/** Tells those who are in a chat and, where it is a project's, still in that. */
export async function tellMembers(
  { database, hub }: Serving,
  { chatId, deptId, ticketId }: Pick<ChatRow, 'chatId' | 'deptId' | 'ticketId'>,
  message: StreamMessage,
  exceptUser?: number,
): Promise<void> {
  // Who may see a ticket changes without a word to the chat.
  const people = await (ticketId === null ? peopleIn(database, hub, chatId) : audienceOf(database, chatId));
  hub.publish(
    message,
    ({ caller, departments }) =>
      caller.userId !== exceptUser &&
      people.has(caller.userId) &&
      (deptId === null || departments.has(deptId)),
  );
}

/** Tells all whom a room is open to that something was said there. */
export async function tellRoomChanged(
  { database, hub }: Serving,
  { deptId, subject, ticketId }: Pick<ChatRow, 'deptId' | 'subject' | 'ticketId'>,
): Promise<void> {
  const seeing = ticketId === null ? new Set<number>() : await seeingTicket(database, ticketId);
  hub.publish({ type: 'room-changed', deptId, subject: subject! }, ({ caller, departments }) =>
    deptId === null ? seeing.has(caller.userId) : departments.has(deptId),
  );
}

/** Tells users that what they have to read has changed. */
export function tellChatsChanged({ hub }: Pick<Services, 'hub'>, concerned: (userId: number) => boolean) {
  hub.publish({ type: 'chats-changed' }, ({ caller }) => concerned(caller.userId));
}

function peopleIn(database: Services['database'], hub: object, chatId: number): Promise<Set<number>> {
  const chats = known(hub);
  const found = chats.get(chatId);
  if (found !== undefined) return found;
  if (chats.size >= MOST_KNOWN) chats.clear();
  const reading = audienceOf(database, chatId);
  chats.set(chatId, reading);
  reading.catch(() => chats.delete(chatId));
  return reading;
}
