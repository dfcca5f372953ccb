import { and, asc, desc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { departments, memberships } from './tables.ts';

export type Membership = typeof memberships.$inferSelect;

/** Of projects that are not dissolved. */
function livingMemberships(database: Database) {
  return database
    .select(getTableColumns(memberships))
    .from(memberships)
    .innerJoin(
      departments,
      and(eq(departments.deptId, memberships.deptId), isNull(departments.dissolvedTime)),
    )
    .$dynamic();
}

export async function findMembership(
  database: Database,
  userId: number,
  deptId: number,
): Promise<Membership | undefined> {
  const [row] = await livingMemberships(database).where(
    and(eq(memberships.userId, userId), eq(memberships.deptId, deptId)),
  );
  return row;
}

/** The default project first. */
export function listMemberships(database: Database, userId: number): Promise<Membership[]> {
  return livingMemberships(database)
    .where(eq(memberships.userId, userId))
    .orderBy(desc(memberships.isDefault), asc(memberships.deptId));
}

export async function listDepartments(database: Database, deptIds: number[]) {
  if (deptIds.length === 0) return [];
  const [rows, members] = await Promise.all([
    database.select().from(departments).where(inArray(departments.deptId, deptIds)),
    database.select().from(memberships).where(inArray(memberships.deptId, deptIds)),
  ]);
  return rows.map((row) => ({
    ...row,
    member: members.filter((member) => member.deptId === row.deptId).map((member) => member.userId),
  }));
}

export async function insertDepartment(database: Database, deptName: string): Promise<number> {
  const [row] = await database.insert(departments).values({ deptName }).returning();
  return row!.deptId;
}

export async function insertMembership(
  database: Database,
  membership: typeof memberships.$inferInsert,
): Promise<void> {
  await database.insert(memberships).values(membership);
}
