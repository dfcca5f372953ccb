import type { Message } from '@netloom/contract';
import { whoIs } from '../../../http/policy.ts';
import { forbidden, warning } from '../../../http/refuse.ts';
import type { Policy } from '../../../http/route.ts';
import { requireReader } from '../policy.ts';
import type { Reader } from '../policy.ts';
import { findMessage } from './repository.ts';

export interface MessageReader extends Reader {
  message: Message;
}

/** Who may read the chat that a message stands in. A message that is not there answers like one of others. */
export function readerOfMessage<I>(messageIdOf: (incoming: I) => number): Policy<I, MessageReader> {
  return whoIs(
    'members of the chat; of a room those of its project, or who may see its ticket',
    async (incoming: I, caller, services) => {
      const message = await findMessage(services.database, messageIdOf(incoming));
      if (message === undefined) throw forbidden();
      const reader = await requireReader(caller, { chatId: message.privateChatId }, services);
      return { ...reader, message };
    },
  );
}

/** Its author, while it is there. */
export function authorOfMessage<I>(messageIdOf: (incoming: I) => number): Policy<I, MessageReader> {
  const reader = readerOfMessage(messageIdOf);
  return {
    ...reader,
    who: 'the author of the message',
    async admit(incoming, caller, services) {
      const found = await reader.admit(incoming, caller, services);
      if (found.message.authorId !== found.caller.userId) throw forbidden('not-your-message');
      if (found.message.deleted) throw warning('message-deleted', { field: 'messageId' });
      return found;
    },
  };
}
