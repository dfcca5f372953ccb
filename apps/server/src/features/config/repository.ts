import { asc, eq } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { configs } from './tables.ts';

export type ConfigRecord = typeof configs.$inferSelect;

export function listConfigs(database: Database): Promise<ConfigRecord[]> {
  return database.select().from(configs).orderBy(asc(configs.configKey));
}

/** A remark that is left out stays as it is. */
export async function upsertConfig(
  database: Database,
  change: { configKey: string; configValue: string; remark?: string },
): Promise<void> {
  const { configKey, ...changed } = change;
  const set = { ...changed, updateTime: new Date() };
  await database
    .insert(configs)
    .values({ configKey, ...set })
    .onConflictDoUpdate({ target: configs.configKey, set });
}

/** Answers whether there was one. */
export async function removeConfig(database: Database, configKey: string): Promise<boolean> {
  return (await database.delete(configs).where(eq(configs.configKey, configKey)).returning()).length > 0;
}
