import { integer, pgTable, text } from '../../database/drizzle.ts';

/** Gives the IP folders of a department's trees their numbers. */
export const modules = pgTable('modules', {
  socModuleId: integer('soc_module_id').primaryKey().generatedAlwaysAsIdentity(),
  deptId: integer('dept_id').notNull(),
  folder: text('folder').notNull(),
  createBy: integer('create_by').notNull(),
});
