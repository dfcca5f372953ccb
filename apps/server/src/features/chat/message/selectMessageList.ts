import { selectMessageList } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import type { Incoming } from '../../../http/route.ts';
import { viewerOfChat } from '../policy.ts';
import { listMessages } from './repository.ts';

export const selectMessageListRoute = implement(
  selectMessageList,
  viewerOfChat(({ body }: Incoming<typeof selectMessageList>) => body.privateChatId),
  async ({ body }, { chat, member, left }, { database }) => {
    const lastSeq = left?.seq ?? chat.lastSeq;
    return {
      messages: await listMessages(database, chat.chatId, body, left),
      readSeq: member?.readSeq ?? lastSeq,
      lastSeq,
    };
  },
);
