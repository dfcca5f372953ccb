import { searchMessages } from '@netloom/contract';
import { signedIn } from '../../../http/policy.ts';
import { implement } from '../../../http/route.ts';
import { messagesByIds } from '../message/repository.ts';
import { searchIds } from './repository.ts';

export const searchMessagesRoute = implement(
  searchMessages,
  signedIn,
  async ({ body }, { caller }, { database }) => {
    const found = await searchIds(database, caller.userId, body);
    const messages = await messagesByIds(
      database,
      found.map(({ messageId }) => messageId),
    );
    return found.flatMap(({ messageId, chatTitle }) => {
      const message = messages.get(messageId);
      return message === undefined ? [] : [{ ...message, chatTitle }];
    });
  },
);
