import { chatInfo } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import { chatReply, leftChatReply } from './chatReply.ts';
import { viewerOfChat } from './policy.ts';

export const chatInfoRoute = implement(
  chatInfo,
  viewerOfChat(({ query }: Incoming<typeof chatInfo>) => query.privateChatId),
  async (_incoming, viewer, { database }) =>
    viewer.left === undefined ? chatReply(viewer, database) : leftChatReply(viewer.chat, viewer.left),
);
