import type { TicketKind, TicketPlace, TicketPriority, TicketState } from '@netloom/contract';
import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const tickets = pgTable('tickets', {
  ticketId: integer('ticket_id').primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').$type<TicketKind>().notNull(),
  subject: text('subject').notNull(),
  content: text('content').notNull(),
  priority: text('priority').$type<TicketPriority>().notNull(),
  state: text('state').$type<TicketState>().notNull().default('open'),
  /** Where in the product it was written. */
  place: jsonb('place').$type<TicketPlace>().notNull(),
  createBy: integer('create_by').notNull(),
  assignee: integer('assignee'),
  createTime: time('create_time').notNull().defaultNow(),
  updateTime: time('update_time').notNull().defaultNow(),
  revision: integer('revision').notNull().default(1),
});

export const ticketReplies = pgTable('ticket_replies', {
  replyId: integer('reply_id').primaryKey().generatedAlwaysAsIdentity(),
  ticketId: integer('ticket_id').notNull(),
  authorId: integer('author_id').notNull(),
  content: text('content').notNull(),
  internal: boolean('internal').notNull(),
  createTime: time('create_time').notNull().defaultNow(),
});
