import { and, eq, isNull, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { departments, memberships } from '../department/index.ts';

/** The living department of this name that the user is a member of. */
export async function findOwnDepartment(
  database: Database,
  userId: number,
  deptName: string,
): Promise<number | undefined> {
  const [row] = await database
    .select({ deptId: departments.deptId })
    .from(departments)
    .innerJoin(memberships, eq(memberships.deptId, departments.deptId))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(sql`lower(${departments.deptName})`, deptName.toLowerCase()),
        isNull(departments.dissolvedTime),
      ),
    );
  return row?.deptId;
}

export async function departmentName(database: Database, deptId: number): Promise<string> {
  const [row] = await database
    .select({ deptName: departments.deptName })
    .from(departments)
    .where(eq(departments.deptId, deptId));
  return row?.deptName ?? String(deptId);
}
