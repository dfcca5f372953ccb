import { selectMessageList } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import type { Incoming } from '../../../http/route.ts';
import { readerOfChat } from '../policy.ts';
import { listMessages } from './repository.ts';

export const selectMessageListRoute = implement(
  selectMessageList,
  readerOfChat(({ body }: Incoming<typeof selectMessageList>) => body.privateChatId),
  async ({ body }, { chat, member }, { database }) => ({
    messages: await listMessages(database, chat.chatId, body),
    readSeq: member?.readSeq ?? chat.lastSeq,
    lastSeq: chat.lastSeq,
  }),
);
