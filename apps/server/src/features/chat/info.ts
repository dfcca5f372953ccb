import { chatInfo } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import { chatReply } from './chatReply.ts';
import { readerOfChat } from './policy.ts';

export const chatInfoRoute = implement(
  chatInfo,
  readerOfChat(({ query }: Incoming<typeof chatInfo>) => query.privateChatId),
  (_incoming, reader, { database }) => chatReply(reader, database),
);
