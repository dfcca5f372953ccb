import { markAsRead } from '@netloom/contract';
import { whoIs } from '../../../http/policy.ts';
import { forbidden } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import type { Incoming } from '../../../http/route.ts';
import { tellChatsChanged } from '../audience.ts';
import { requireReader } from '../policy.ts';
import { setMember } from '../repository.ts';
import { readEverything } from './readEverything.ts';

const reader = whoIs(
  'members of the chat',
  async ({ body }: Incoming<typeof markAsRead>, caller, services) => {
    if (body.all) return { caller, chat: undefined };
    const found = await requireReader(caller, { chatId: body.privateChatId! }, services);
    if (found.member === undefined) throw forbidden();
    return { caller, chat: found.chat };
  },
);

export const markAsReadRoute = implement(markAsRead, reader, async ({ body }, { caller, chat }, services) => {
  const { userId } = caller;
  if (chat === undefined) await readEverything(services.database, userId);
  else {
    const readSeq = Math.min(body.seq ?? chat.lastSeq, chat.lastSeq);
    await setMember(services.database, chat.chatId, userId, { readSeq });
  }
  // The other one of a private chat sees how far it was read.
  const other = chat?.kind === 'private' ? chat.lowUser! + chat.highUser! - userId : userId;
  tellChatsChanged(services, (told) => told === userId || told === other);
  return null;
});
