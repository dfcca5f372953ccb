import { and, asc, eq, isNotNull, notExists, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { memberships } from '../department/index.ts';
import { departmentMenus, menuEntries } from './tables.ts';

export type MenuRecord = typeof menuEntries.$inferSelect;

/** Every entry, by position. */
export function listEntries(database: Database): Promise<MenuRecord[]> {
  return database.select().from(menuEntries).orderBy(asc(menuEntries.position), asc(menuEntries.menuId));
}

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

/** Changes the menu with its entries as they are: those who change it take turns. */
export function changeMenu<T>(
  database: Database,
  work: (entries: MenuRecord[], transaction: Database) => Promise<T>,
): Promise<T> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`LOCK TABLE menus IN SHARE ROW EXCLUSIVE MODE`);
    return work(await listEntries(transaction), transaction);
  });
}

export async function insertEntry(
  database: Database,
  entry: typeof menuEntries.$inferInsert,
): Promise<number> {
  const [row] = await database.insert(menuEntries).values(entry).returning();
  return row!.menuId;
}

export async function updateEntry(
  database: Database,
  menuId: number,
  change: Partial<MenuRecord>,
): Promise<void> {
  await database.update(menuEntries).set(change).where(eq(menuEntries.menuId, menuId));
}

export async function deleteEntry(database: Database, menuId: number): Promise<void> {
  await database.delete(menuEntries).where(eq(menuEntries.menuId, menuId));
}

/** Of links that are not switched off. */
export async function linkAddresses(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ url: menuEntries.url })
    .from(menuEntries)
    .where(and(eq(menuEntries.status, 0), isNotNull(menuEntries.url)));
  return rows.map(({ url }) => url!);
}

export async function listSwitchedOff(database: Database, deptId: number): Promise<number[]> {
  const rows = await database
    .select({ menuId: departmentMenus.menuId })
    .from(departmentMenus)
    .where(eq(departmentMenus.deptId, deptId))
    .orderBy(asc(departmentMenus.menuId));
  return rows.map(({ menuId }) => menuId);
}

export async function replaceSwitchedOff(
  database: Database,
  deptId: number,
  menuIds: number[],
): Promise<void> {
  await database.delete(departmentMenus).where(eq(departmentMenus.deptId, deptId));
  if (menuIds.length === 0) return;
  await database.insert(departmentMenus).values(menuIds.map((menuId) => ({ deptId, menuId })));
}

export async function memberIds(database: Database, deptId: number): Promise<number[]> {
  const rows = await database
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.deptId, deptId));
  return rows.map(({ userId }) => userId);
}
