import { pgTable, text, timestamp } from '../../database/drizzle.ts';

/** Settings that differ from the product's defaults, and the installation's own. */
export const configs = pgTable('configs', {
  configKey: text('config_key').notNull(),
  configValue: text('config_value').notNull(),
  remark: text('remark').notNull().default(''),
  updateTime: timestamp('update_time', { withTimezone: true }).notNull().defaultNow(),
});
