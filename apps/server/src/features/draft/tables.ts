import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const drafts = pgTable('drafts', {
  userId: integer('user_id').notNull(),
  draftKey: text('draft_key').notNull(),
  text: text('text').notNull(),
  /** Grows by one with each change. */
  version: integer('version').notNull(),
  updateTime: timestamp('update_time', { withTimezone: true }).notNull().defaultNow(),
});
