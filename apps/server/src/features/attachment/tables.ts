import type { Attachment } from '@netloom/contract';
import { customType, integer, pgTable, text, timestamp, uuid } from '../../database/drizzle.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const attachments = pgTable('attachments', {
  imageId: uuid('image_id').primaryKey(),
  ownerId: integer('owner_id').notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<Attachment['kind']>().notNull(),
  mediaType: text('media_type').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  content: bytea('content').notNull(),
  bytes: integer('bytes').notNull(),
  /** What it was sent with; null while it is its owner's alone. */
  messageId: integer('message_id'),
  ticketId: integer('ticket_id'),
  /** Of a ticket's answer. */
  replyId: integer('reply_id'),
  bugId: integer('bug_id'),
  /** Of a defect's reply. */
  eventId: integer('event_id'),
  createTime: timestamp('create_time', { withTimezone: true }).notNull().defaultNow(),
});
