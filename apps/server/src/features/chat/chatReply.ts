import type { Chat } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { peopleOf } from './repository.ts';
import type { Reader } from './policy.ts';

const MOST_PEOPLE = 200;

/** A chat as its reader sees it. */
export async function chatReply({ caller, chat, member }: Reader, database: Database): Promise<Chat> {
  const { count, people } = await peopleOf(database, chat.chatId, MOST_PEOPLE);
  const isPrivate = chat.kind === 'private';
  const other = people.find(({ userId }) => userId !== caller.userId);
  return {
    privateChatId: chat.chatId,
    kind: chat.kind,
    title: isPrivate ? (other?.userName ?? '') : chat.title,
    deptId: chat.deptId,
    subject: chat.subject ?? '',
    muted: member?.muted ?? false,
    member: member !== undefined,
    readSeq: member?.readSeq ?? chat.lastSeq,
    lastSeq: chat.lastSeq,
    memberCount: count,
    members: people.map((person) => ({ ...person, readSeq: isPrivate ? person.readSeq : 0 })),
  };
}
