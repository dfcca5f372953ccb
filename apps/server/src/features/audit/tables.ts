import { integer, pgTable, text, timestamp } from '../../database/drizzle.ts';

export const auditEntries = pgTable('audit_entries', {
  auditId: integer('audit_id').primaryKey().generatedAlwaysAsIdentity(),
  time: timestamp('time', { withTimezone: true }).notNull().defaultNow(),
  userName: text('user_name').notNull(),
  address: text('address').notNull(),
  call: text('call').notNull(),
  code: integer('code').notNull(),
  detail: text('detail').notNull(),
});
