import type { Message } from '@netloom/contract';
import type { Caller } from '../../../caller.ts';
import { whoIs } from '../../../http/policy.ts';
import { forbidden, warning } from '../../../http/refuse.ts';
import type { Policy } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { VIEWERS, requireReader, requireViewer } from '../policy.ts';
import type { Reader, Viewer } from '../policy.ts';
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

/** Who may look at a message: of a chat that he left only at what was said before. */
export async function requireMessageViewer(
  caller: Caller,
  messageId: number,
  services: Pick<Services, 'database'>,
): Promise<Viewer & { message: Message }> {
  const message = await findMessage(services.database, messageId);
  if (message === undefined) throw forbidden();
  const viewer = await requireViewer(caller, message.privateChatId, services);
  if (viewer.left !== undefined && message.seq > viewer.left.seq) throw forbidden();
  return { ...viewer, message };
}

export const viewerOfMessage = <I>(messageIdOf: (incoming: I) => number) =>
  whoIs(VIEWERS, (incoming: I, caller, services) =>
    requireMessageViewer(caller, messageIdOf(incoming), services),
  );

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
