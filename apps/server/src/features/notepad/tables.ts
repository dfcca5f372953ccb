import { integer, pgTable, text, timestamp } from '../../database/drizzle.ts';

export const notes = pgTable('notes', {
  userId: integer('user_id').primaryKey(),
  text: text('text').notNull(),
  /** Grows by one with each save. */
  revision: integer('revision').notNull(),
  updateTime: timestamp('update_time', { withTimezone: true }).notNull().defaultNow(),
});
