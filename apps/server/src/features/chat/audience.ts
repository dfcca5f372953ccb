import type { StreamMessage } from '@netloom/contract';
import { perServer } from '../../perServer.ts';
import type { Services } from '../../services.ts';
import type { ChatRow } from './repository.ts';
import { audienceOf } from './repository.ts';

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
  { chatId, deptId }: Pick<ChatRow, 'chatId' | 'deptId'>,
  message: StreamMessage,
  exceptUser?: number,
): Promise<void> {
  const people = await peopleIn(database, hub, chatId);
  hub.publish(
    message,
    ({ caller, departments }) =>
      caller.userId !== exceptUser &&
      people.has(caller.userId) &&
      (deptId === null || departments.has(deptId)),
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
