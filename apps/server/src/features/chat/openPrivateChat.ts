import { openPrivateChat } from '@netloom/contract';
import { whoIs } from '../../http/policy.ts';
import { forbidden, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Incoming } from '../../http/route.ts';
import { membersChanged } from './audience.ts';
import { chatReply } from './chatReply.ts';
import { requireReader } from './policy.ts';
import { mayMeet, pairChat } from './repository.ts';

/** Who is no colleague answers like who does not exist. */
const colleague = whoIs(
  'people who share a project, and administrators',
  async ({ body }: Incoming<typeof openPrivateChat>, caller, { database }) => {
    if (body.userId === caller.userId) throw warning('chat-with-oneself', { field: 'userId' });
    if (!(await mayMeet(database, caller.userId, body.userId))) throw forbidden();
    return { caller, otherId: body.userId };
  },
);

export const openPrivateChatRoute = implement(
  openPrivateChat,
  colleague,
  async (_incoming, { caller, otherId }, services) => {
    const chatId = await pairChat(services.database, caller.userId, otherId);
    membersChanged(services, chatId);
    return chatReply(await requireReader(caller, { chatId }, services), services.database);
  },
);
