import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { departments, memberships } from './tables.ts';

export type DepartmentRecord = typeof departments.$inferSelect;

const { cloneState, cloneProgress, cloneMessage } = departments;

/** With how far the first copy of the project's repository has come. */
export type Membership = typeof memberships.$inferSelect &
  Pick<DepartmentRecord, 'cloneState' | 'cloneProgress' | 'cloneMessage'>;

/** Of projects that are not dissolved. */
function livingMemberships(database: Database) {
  return database
    .select({ ...getTableColumns(memberships), cloneState, cloneProgress, cloneMessage })
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

export async function findDepartment(
  database: Database,
  deptId: number,
): Promise<DepartmentRecord | undefined> {
  const [row] = await database.select().from(departments).where(eq(departments.deptId, deptId));
  return row;
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

export async function insertDepartment(
  database: Database,
  deptName: string,
  values: Omit<typeof departments.$inferInsert, 'deptName'> = {},
): Promise<number> {
  const [row] = await database
    .insert(departments)
    .values({ deptName, ...values })
    .returning();
  return row!.deptId;
}

/** Changes what `only` and the id say; undefined when there is no such project. */
export async function updateDepartment(
  database: Database,
  deptId: number,
  changes: Partial<typeof departments.$inferInsert>,
  only?: ReturnType<typeof and>,
): Promise<DepartmentRecord | undefined> {
  const [row] = await database
    .update(departments)
    .set(changes)
    .where(and(eq(departments.deptId, deptId), only))
    .returning();
  return row;
}

/** A user's first project is the one that sign-in opens. */
export async function insertMembership(
  database: Database,
  membership: typeof memberships.$inferInsert,
): Promise<void> {
  const isDefault = sql<boolean>`NOT EXISTS (
    SELECT 1 FROM memberships AS other JOIN departments USING (dept_id)
    WHERE other.user_id = ${membership.userId} AND other.is_default AND dissolved_time IS NULL)`;
  await database.insert(memberships).values({ isDefault, ...membership });
}

export async function memberIds(database: Database, deptId: number): Promise<Set<number>> {
  const rows = await database
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.deptId, deptId));
  return new Set(rows.map(({ userId }) => userId));
}

/** Takes what the members sign in to the remote with out of a project, but for one of them. */
export async function forgetCredentials(
  database: Database,
  deptId: number,
  exceptUserId: number,
): Promise<void> {
  await database
    .update(memberships)
    .set({ gitUserName: '', gitSecret: null })
    .where(and(eq(memberships.deptId, deptId), ne(memberships.userId, exceptUserId)));
}

/** Sessions that work in a project, of one user or of all, work in none from now on. */
export async function leaveSessions(database: Database, deptId: number, userId?: number): Promise<void> {
  const whose = userId === undefined ? sql`` : sql`AND user_id = ${userId}`;
  await database.execute(sql`UPDATE sessions SET dept_id = NULL WHERE dept_id = ${deptId} ${whose}`);
}
