import type { Attachment, Message } from '@netloom/contract';
import { letterPairs } from '@netloom/model';
import type { Database } from '../../../database/index.ts';
import { forbidden, notFound } from '../../../http/refuse.ts';
import { perServer } from '../../../perServer.ts';
import type { Services } from '../../../services.ts';
import { attach } from '../../attachment/index.ts';
import { join } from '../repository.ts';
import type { ChatRow } from '../repository.ts';
import { keepMentions } from './mentions.ts';
import { advance, findSent, insertMessages, lockChat, speakersAmong } from './repository.ts';

export interface Post {
  authorId: number;
  authorName: string;
  content: string;
  rootId: number | null;
  imageIds: string[];
  nonce: string;
  /** Lower-cased names. */
  mentions: string[];
  /** Done in the same transaction, once the message is kept. */
  alongside?: (database: Database) => Promise<void>;
}

/** What became of a post: the message, whether it is new, and whom it mentions. */
export interface Posted {
  message: Message;
  isNew: boolean;
  mentioned: number[];
}

interface Waiting {
  post: Post;
  resolve: (posted: Posted) => void;
  reject: (error: unknown) => void;
}

/** Messages of one transaction. */
const MOST_AT_ONCE = 100;

/**
 * Keeps messages, those of one chat in the order in which they came: what comes while others are written is written
 * with the next ones, so that a busy chat takes few transactions.
 */
class Posting {
  private readonly waiting = new Map<number, Waiting[]>();

  post(chat: ChatRow, post: Post, services: Services): Promise<Posted> {
    return new Promise((resolve, reject) => {
      const queue = this.waiting.get(chat.chatId);
      if (queue !== undefined) return void queue.push({ post, resolve, reject });
      this.waiting.set(chat.chatId, [{ post, resolve, reject }]);
      void this.work(chat, services);
    });
  }

  private async work(chat: ChatRow, services: Services): Promise<void> {
    const queue = this.waiting.get(chat.chatId)!;
    while (queue.length > 0) {
      const batch = queue.splice(0, MOST_AT_ONCE);
      await this.write(chat, batch, services);
    }
    this.waiting.delete(chat.chatId);
  }

  /** One that cannot be kept takes no other with it. */
  private async write(chat: ChatRow, batch: Waiting[], services: Services): Promise<void> {
    try {
      const posts = batch.map(({ post }) => post);
      const posted = await services.database.transaction((within) => keep(within, chat, posts));
      batch.forEach(({ resolve }, at) => resolve(posted[at]!));
    } catch (error) {
      if (batch.length === 1) return batch[0]!.reject(error);
      for (const each of batch) await this.write(chat, [each], services);
    }
  }
}

const posting = perServer(() => new Posting());

export function postMessage(chat: ChatRow, post: Post, services: Services): Promise<Posted> {
  return posting(services.hub).post(chat, post, services);
}

async function keep(database: Database, { chatId, kind }: ChatRow, posts: Post[]): Promise<Posted[]> {
  const locked = await lockChat(database, chatId);
  if (locked === undefined) throw notFound('chat-gone', { field: 'privateChatId' });
  const speakers = await speakersAmong(database, chatId, [...new Set(posts.map(({ authorId }) => authorId))]);
  if (posts.some(({ authorId }) => !speakers.has(authorId))) throw forbidden();
  const sent = new Map((await findSent(database, chatId, posts)).map((message) => [keyOf(message), message]));
  const isFirst = (post: Post, at: number) =>
    !sent.has(keyOf(post)) && posts.findIndex((other) => keyOf(other) === keyOf(post)) === at;
  const fresh = posts.filter(isFirst);
  const made = await insert(database, { chatId, kind }, locked.lastSeq, fresh);
  const byKey = new Map(made.map((posted) => [keyOf(posted.message), posted]));
  return posts.map((post) => {
    const now = byKey.get(keyOf(post));
    if (now === undefined) return { message: sent.get(keyOf(post))!, isNew: false, mentioned: [] };
    return { ...now, isNew: fresh.includes(post) };
  });
}

const keyOf = ({ authorId, nonce }: { authorId: number; nonce: string }) => `${authorId} ${nonce}`;

async function insert(
  database: Database,
  { chatId, kind }: Pick<ChatRow, 'chatId' | 'kind'>,
  lastSeq: number,
  posts: Post[],
): Promise<Posted[]> {
  if (posts.length === 0) return [];
  const rows = posts.map(({ authorId, content, rootId, nonce }, at) => ({
    ...{ chatId, authorId, content, rootId, nonce, seq: lastSeq + at + 1 },
    pairs: letterPairs(content),
  }));
  const inserted = await insertMessages(database, rows);
  const posted: Posted[] = [];
  for (const [at, post] of posts.entries()) {
    const { messageId, createTime } = inserted[at]!;
    const seq = lastSeq + at + 1;
    const images = await attach(database, post.imageIds, { ownerId: post.authorId, messageId });
    const mentioned = await keepMentions(database, { messageId, chatId, seq }, post.mentions);
    // Whom a room's message mentions follows the room from then on.
    if (kind === 'room') await join(database, chatId, mentioned);
    await post.alongside?.(database);
    const message = toMessage(post, { messageId, chatId, seq, createTime, images });
    posted.push({ message, mentioned, isNew: true });
  }
  const authors = new Map(rows.map(({ authorId, seq }) => [authorId, seq]));
  await advance(database, chatId, lastSeq + posts.length, authors);
  return posted;
}

interface Kept {
  messageId: number;
  chatId: number;
  seq: number;
  createTime: Date;
  images: Attachment[];
}

function toMessage(post: Post, { messageId, chatId, seq, createTime, images }: Kept): Message {
  const { authorId, authorName, content, rootId, nonce } = post;
  return {
    ...{ messageId, privateChatId: chatId, seq, authorId, authorName, content, rootId, nonce, images },
    ...{ createTime: createTime.toISOString(), editTime: null },
    ...{ deleted: false, pinned: false, replies: 0, reactions: [] },
  };
}
