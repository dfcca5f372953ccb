import { boolean, integer, pgTable, timestamp } from '../../database/drizzle.ts';

const firstDone = (step: string) => timestamp(step, { withTimezone: true });

/** The guided tour of a user, and when he first did what each step is about. */
export const tours = pgTable('tours', {
  userId: integer('user_id').primaryKey(),
  open: boolean('open').notNull().default(false),
  draw: firstDone('draw'),
  generate: firstDone('generate'),
  run: firstDone('run'),
  wave: firstDone('wave'),
});
