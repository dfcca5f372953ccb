import { randomUUID } from 'node:crypto';
import { sendMessage } from '@netloom/contract';
import type { BodyOf } from '@netloom/contract';
import type { Database } from '../../../database/index.ts';
import { whoIs } from '../../../http/policy.ts';
import { warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import type { Incoming } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { finishDraft } from '../../draft/index.ts';
import { membersChanged } from '../audience.ts';
import { requireReader } from '../policy.ts';
import type { Reader } from '../policy.ts';
import { requireRoom } from '../rooms.ts';
import { announceMessage } from './announce.ts';
import { tellMentioned } from './mentioned.ts';
import { mentionsOf } from './mentions.ts';
import { postMessage } from './posting.ts';
import { findMessage } from './repository.ts';

const speaker = whoIs(
  'members of the chat; of a room those of its project, or who may see its ticket',
  async ({ body }: Incoming<typeof sendMessage>, caller, services): Promise<Reader> => {
    if (body.privateChatId !== undefined)
      return requireReader(caller, { chatId: body.privateChatId }, services);
    if (body.room === undefined) throw warning('chat-or-room', { field: 'privateChatId' });
    if (isEmpty(body)) throw warning('nothing-said', { field: 'content' });
    return requireReader(caller, { chatId: await requireRoom(caller, body.room, services) }, services);
  },
);

const isEmpty = ({ content, imageIds }: Pick<BodyOf<typeof sendMessage>, 'content' | 'imageIds'>) =>
  content.trim() === '' && (imageIds?.length ?? 0) === 0;

export const sendMessageRoute = implement(sendMessage, speaker, async ({ body }, reader, services) => {
  const { caller, chat, member } = reader;
  const { draftKey } = body;
  if (isEmpty(body)) throw warning('nothing-said', { field: 'content' });
  const post = {
    authorId: caller.userId,
    authorName: caller.userName,
    content: body.content,
    rootId: body.rootId === undefined ? null : await requireRoot(body.rootId, reader, services),
    imageIds: body.imageIds,
    nonce: body.nonce ?? randomUUID(),
    mentions: mentionsOf(body.content),
    ...(draftKey !== undefined && {
      alongside: (within: Database) => finishDraft(within, caller.userId, draftKey),
    }),
  };
  const { message, isNew, mentioned } = await postMessage(chat, post, services);
  if (isNew) {
    if (chat.kind === 'room' && (member === undefined || mentioned.length > 0))
      membersChanged(services, chat.chatId);
    announceMessage(chat, message, services);
    if (mentioned.length > 0) {
      const { title, deptId } = chat;
      tellMentioned({ message, title, deptId, mentioned }, services);
    }
  }
  return message;
});

/** Threads are one deep: an answer to an answer stands beside it. @throws a 601. */
async function requireRoot(rootId: number, { chat }: Reader, { database }: Services): Promise<number> {
  const root = await findMessage(database, rootId);
  if (root === undefined || root.privateChatId !== chat.chatId)
    throw warning('no-such-thread', { field: 'rootId' });
  return root.rootId ?? root.messageId;
}
