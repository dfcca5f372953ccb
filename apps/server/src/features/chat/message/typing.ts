import { noteTyping } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import type { Incoming } from '../../../http/route.ts';
import { tellMembers } from '../audience.ts';
import { memberOfChat } from '../policy.ts';

export const noteTypingRoute = implement(
  noteTyping,
  memberOfChat(({ body }: Incoming<typeof noteTyping>) => body.privateChatId),
  async (_incoming, { caller: { userId, userName }, chat }, services) => {
    const message = { type: 'typing', privateChatId: chat.chatId, userId, userName } as const;
    await tellMembers(services, chat, message, userId);
    return null;
  },
);
