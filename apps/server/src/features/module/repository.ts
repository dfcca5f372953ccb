import { and, eq, inArray } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { modules } from './tables.ts';

export type ModuleRow = typeof modules.$inferSelect;

/** Rows of the folders, in any order; a folder that has none yet gets one. */
export async function indexModules(
  database: Database,
  deptId: number,
  folders: string[],
  createBy: number,
): Promise<ModuleRow[]> {
  if (folders.length === 0) return [];
  const values = folders.map((folder) => ({ deptId, folder, createBy }));
  await database.insert(modules).values(values).onConflictDoNothing();
  return database
    .select()
    .from(modules)
    .where(and(eq(modules.deptId, deptId), inArray(modules.folder, folders)));
}

export async function findModule(database: Database, socModuleId: number): Promise<ModuleRow | undefined> {
  const [row] = await database.select().from(modules).where(eq(modules.socModuleId, socModuleId));
  return row;
}
