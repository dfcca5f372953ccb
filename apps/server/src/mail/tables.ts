import { integer, pgTable, text, timestamp } from '../database/drizzle.ts';

/** Mails that have not left yet. */
export const mails = pgTable('mails', {
  mailId: integer('mail_id').primaryKey().generatedAlwaysAsIdentity(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  /** Encrypted: it may hold the link that resets a password. */
  content: text('content').notNull(),
  createTime: timestamp('create_time', { withTimezone: true }).notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  nextAttempt: timestamp('next_attempt', { withTimezone: true }).notNull().defaultNow(),
  error: text('error').notNull().default(''),
});
