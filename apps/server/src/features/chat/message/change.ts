import { deleteMessage, messageHistory, pinMessage, reactToMessage, updateMessage } from '@netloom/contract';
import type { Message } from '@netloom/contract';
import { letterPairs } from '@netloom/model';
import type { Database } from '../../../database/index.ts';
import { warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import type { Incoming } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { tellChatsChanged } from '../audience.ts';
import { announceMessage } from './announce.ts';
import { keepMentions, mentionsOf } from './mentions.ts';
import { authorOfMessage, readerOfMessage, viewerOfMessage } from './policy.ts';
import type { MessageReader } from './policy.ts';
import {
  changeContent,
  findMessage,
  listEdits,
  lockChat,
  markDeleted,
  setPinned,
  setReaction,
} from './repository.ts';

/** Changes a message, in turn with others of its chat, and tells the chat. */
async function change(
  { chat, message }: MessageReader,
  services: Services,
  work: (database: Database) => Promise<unknown>,
): Promise<Message> {
  const changed = await services.database.transaction(async (within) => {
    await lockChat(within, chat.chatId);
    await work(within);
    return findMessage(within, message.messageId);
  });
  announceMessage(chat, changed!, services);
  return changed!;
}

export const updateMessageRoute = implement(
  updateMessage,
  authorOfMessage(({ body }: Incoming<typeof updateMessage>) => body.messageId),
  ({ body: { content } }, reader, services) => {
    if (content.trim() === '') throw warning('nothing-said', { field: 'content' });
    const { messageId, seq } = reader.message;
    const mentions = mentionsOf(content);
    return change(reader, services, async (within) => {
      await changeContent(within, messageId, { content, pairs: letterPairs(content) });
      await keepMentions(within, { messageId, chatId: reader.chat.chatId, seq }, mentions);
    });
  },
);

export const deleteMessageRoute = implement(
  deleteMessage,
  authorOfMessage(({ body }: Incoming<typeof deleteMessage>) => body.messageId),
  async (_incoming, reader, services) => {
    const { messageId } = reader.message;
    const deleted = await change(reader, services, (within) => markDeleted(within, messageId));
    tellChatsChanged(services, (userId) => userId === reader.caller.userId);
    return deleted;
  },
);

export const messageHistoryRoute = implement(
  messageHistory,
  viewerOfMessage(({ query }: Incoming<typeof messageHistory>) => query.messageId),
  async (_incoming, { message, left }, { database }) => {
    const edits = message.deleted ? [] : await listEdits(database, message.messageId, left);
    return edits.map(({ content, editTime }) => ({ content, editTime: editTime.toISOString() }));
  },
);

export const reactToMessageRoute = implement(
  reactToMessage,
  readerOfMessage(({ body }: Incoming<typeof reactToMessage>) => body.messageId),
  ({ body: { emoji, on } }, reader, services) => {
    const { message, caller } = reader;
    if (message.deleted) throw warning('message-deleted', { field: 'messageId' });
    const reaction = { messageId: message.messageId, userId: caller.userId, emoji };
    return change(reader, services, (within) => setReaction(within, reaction, on));
  },
);

export const pinMessageRoute = implement(
  pinMessage,
  readerOfMessage(({ body }: Incoming<typeof pinMessage>) => body.messageId),
  ({ body: { pinned } }, reader, services) => {
    const { message } = reader;
    if (message.deleted) throw warning('message-deleted', { field: 'messageId' });
    return change(reader, services, (within) => setPinned(within, message.messageId, pinned));
  },
);
