import { searchMessages } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { messagesByIds } from '../message/repository.ts';
import type { Departure } from '../repository.ts';
import { searchIds } from './repository.ts';

type Found = Awaited<ReturnType<typeof searchIds>>[number];

const departureOf = ({ untilSeq, untilTime, chatTitle }: Found): Departure | undefined =>
  untilSeq === null ? undefined : { seq: untilSeq, title: chatTitle, time: untilTime! };

export const searchMessagesRoute = implement(
  searchMessages,
  signedIn,
  async ({ body }, { caller }, { database }) => {
    const found = await searchIds(database, caller.userId, body);
    // Those of chats that go on are read together, those of each chat that he left as it was then.
    const past = new Set(found.filter(({ untilSeq }) => untilSeq !== null).map(({ chatId }) => chatId));
    const groups = [
      found.filter(({ untilSeq }) => untilSeq === null),
      ...[...past].map((chat) => found.filter(({ chatId }) => chatId === chat)),
    ];
    const idsOf = (group: Found[]) => group.map(({ messageId }) => messageId);
    const read = await Promise.all(
      groups.map((group) => messagesByIds(database, idsOf(group), group[0] && departureOf(group[0]))),
    );
    const messages = new Map(read.flat().map((message) => [message.messageId, message]));
    return found.flatMap(({ messageId, chatTitle }) => {
      const message = messages.get(messageId);
      return message === undefined ? [] : [{ ...message, chatTitle }];
    });
  },
);
