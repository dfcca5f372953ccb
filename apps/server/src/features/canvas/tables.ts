import { integer, pgTable, text, timestamp } from '../../database/drizzle.ts';

/** Gives the SoC documents of a department's trees their numbers. */
export const canvases = pgTable('canvases', {
  socCanvasId: integer('soc_canvas_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  socName: text('soc_name').notNull(),
  path: text('path').notNull(),
  createBy: integer('create_by').notNull(),
  updateTime: timestamp('update_time', { withTimezone: true }).notNull().defaultNow(),
});
