import { and, asc, eq, isNotNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { departmentMenus, menuEntries } from './tables.ts';

export type MenuRecord = typeof menuEntries.$inferSelect;

/** Entries of status 0 that the project has not switched off, by position. */
export function listMenus(database: Database, deptId: number): Promise<MenuRecord[]> {
  const off = database
    .select({ one: sql`1` })
    .from(departmentMenus)
    .where(and(eq(departmentMenus.deptId, deptId), eq(departmentMenus.menuId, menuEntries.menuId)));
  return database
    .select()
    .from(menuEntries)
    .where(and(eq(menuEntries.status, 0), notExists(off)))
    .orderBy(asc(menuEntries.position), asc(menuEntries.menuId));
}

/** Of links that are not switched off. */
export async function linkAddresses(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ url: menuEntries.url })
    .from(menuEntries)
    .where(and(eq(menuEntries.status, 0), isNotNull(menuEntries.url)));
  return rows.map(({ url }) => url!);
}
