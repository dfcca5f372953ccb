import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { departments, memberships } from './tables.ts';

export type Membership = typeof memberships.$inferSelect;

export async function findMembership(
  database: Database,
  userId: number,
  deptId: number,
): Promise<Membership | undefined> {
  const [row] = await database
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.deptId, deptId)));
  return row;
}

export function listMemberships(database: Database, userId: number): Promise<Membership[]> {
  return database
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.deptId));
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
