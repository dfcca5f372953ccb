import type { ChatKind } from '@netloom/contract';
import { boolean, integer, pgTable, text, timestamp } from '../../database/drizzle.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const chats = pgTable('chats', {
  chatId: integer('chat_id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<ChatKind>().notNull(),
  deptId: integer('dept_id'),
  title: text('title').notNull().default(''),
  subject: text('subject'),
  ticketId: integer('ticket_id'),
  lowUser: integer('low_user'),
  highUser: integer('high_user'),
  /** Sequence number of the newest message. */
  lastSeq: integer('last_seq').notNull().default(0),
  lastTime: time('last_time').notNull().defaultNow(),
  createBy: integer('create_by'),
  createTime: time('create_time').notNull().defaultNow(),
});

export const chatMembers = pgTable('chat_members', {
  chatId: integer('chat_id').notNull(),
  userId: integer('user_id').notNull(),
  /** Messages up to this number have been read. */
  readSeq: integer('read_seq').notNull().default(0),
  muted: boolean('muted').notNull().default(false),
  joinTime: time('join_time').notNull().defaultNow(),
});

export const messages = pgTable('messages', {
  messageId: integer('message_id').primaryKey().generatedAlwaysAsIdentity(),
  chatId: integer('chat_id').notNull(),
  seq: integer('seq').notNull(),
  authorId: integer('author_id').notNull(),
  content: text('content').notNull(),
  pairs: text('pairs').array().notNull(),
  rootId: integer('root_id'),
  nonce: text('nonce').notNull(),
  createTime: time('create_time').notNull().defaultNow(),
  editTime: time('edit_time'),
  deleteTime: time('delete_time'),
  pinTime: time('pin_time'),
});

export const messageEdits = pgTable('message_edits', {
  editId: integer('edit_id').primaryKey().generatedAlwaysAsIdentity(),
  messageId: integer('message_id').notNull(),
  content: text('content').notNull(),
  editTime: time('edit_time').notNull().defaultNow(),
});

export const messageMentions = pgTable('message_mentions', {
  messageId: integer('message_id').notNull(),
  userId: integer('user_id').notNull(),
  chatId: integer('chat_id').notNull(),
  seq: integer('seq').notNull(),
});

export const messageReactions = pgTable('message_reactions', {
  messageId: integer('message_id').notNull(),
  userId: integer('user_id').notNull(),
  emoji: text('emoji').notNull(),
});
