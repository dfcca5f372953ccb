import { integer, pgTable, text, timestamp, uuid } from '../../database/drizzle.ts';

export const signOffs = pgTable('sign_offs', {
  signOffId: integer('sign_off_id').primaryKey().generatedAlwaysAsIdentity(),
  runId: uuid('run_id').notNull(),
  digest: text('digest').notNull(),
  note: text('note').notNull().default(''),
  createBy: integer('create_by').notNull(),
  createTime: timestamp('create_time', { withTimezone: true }).notNull().defaultNow(),
});
