import { and, eq, isNull, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { departments, memberships } from '../department/index.ts';

/** The sample of a user who is still a member of it. */
export async function findSample(database: Database, userId: number): Promise<number | undefined> {
  const [row] = await database
    .select({ deptId: departments.deptId })
    .from(departments)
    .innerJoin(memberships, and(eq(memberships.deptId, departments.deptId), eq(memberships.userId, userId)))
    .where(and(eq(departments.sampleOf, userId), isNull(departments.dissolvedTime)));
  return row?.deptId;
}

/** A sample that was dissolved or left is a project as any other. */
export async function forgetSample(database: Database, userId: number): Promise<void> {
  await database.update(departments).set({ sampleOf: null }).where(eq(departments.sampleOf, userId));
}

/** The wished name, or with the first number behind it that makes it no other project's. */
export async function freeName(database: Database, wished: string): Promise<string> {
  const rows = await database
    .select({ name: sql<string>`lower(${departments.deptName})` })
    .from(departments)
    .where(
      and(
        isNull(departments.dissolvedTime),
        sql`starts_with(lower(${departments.deptName}), lower(${wished}))`,
      ),
    );
  const taken = new Set(rows.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wished : `${wished} ${number}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}
