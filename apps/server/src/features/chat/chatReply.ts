import type { Chat } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { peopleOf } from './repository.ts';
import type { Reader } from './policy.ts';
import type { ChatRow, Departure } from './repository.ts';

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
    leftTime: null,
    readSeq: member?.readSeq ?? chat.lastSeq,
    lastSeq: chat.lastSeq,
    memberCount: count,
    members: people.map((person) => ({ ...person, readSeq: isPrivate ? person.readSeq : 0 })),
  };
}

/** A chat as it was when its viewer left it; who is in it now is not his to know. */
export function leftChatReply({ chatId, kind, deptId, subject }: ChatRow, left: Departure): Chat {
  return {
    ...{ privateChatId: chatId, kind, deptId, subject: subject ?? '', title: left.title },
    ...{ muted: true, member: false, memberCount: 0, members: [] },
    ...{ leftTime: new Date(left.time).toISOString(), readSeq: left.seq, lastSeq: left.seq },
  };
}
