import { noteTyping } from '@netloom/contract';
import { implement } from '../../../http/route.ts';
import type { Incoming } from '../../../http/route.ts';
import { perServer } from '../../../perServer.ts';
import { tellMembers } from '../audience.ts';
import { memberOfChat } from '../policy.ts';

/** A client says it every three seconds; of one that says it all the time no more is told than this. */
const REST_MS = 1000;

const resting = perServer(() => new Set<string>());

export const noteTypingRoute = implement(
  noteTyping,
  memberOfChat(({ body }: Incoming<typeof noteTyping>) => body.privateChatId),
  async (_incoming, { caller: { userId, userName }, chat }, services) => {
    const key = `${chat.chatId} ${userId}`;
    const told = resting(services.hub);
    if (told.has(key)) return null;
    told.add(key);
    setTimeout(() => told.delete(key), REST_MS).unref();
    const message = { type: 'typing', privateChatId: chat.chatId, userId, userName } as const;
    await tellMembers(services, chat, message, userId);
    return null;
  },
);
