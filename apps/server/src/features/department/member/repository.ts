import { and, eq, isNull, sql } from '../../../database/drizzle.ts';
import { ROLE_IDS } from '@netloom/contract';
import type { Database } from '../../../database/index.ts';
import { dissolved } from '../policy.ts';
import { leaveSessions } from '../repository.ts';
import { departments, memberships } from '../tables.ts';

/**
 * Changes who belongs to a project; such changes of one project take turns. @throws a 601 when it was dissolved
 * meanwhile.
 */
export function changeMembers<T>(
  database: Database,
  project: { deptId: number; deptName: string },
  change: (within: Database) => Promise<T>,
): Promise<T> {
  return database.transaction(async (within) => {
    const [row] = await within
      .select({ deptId: departments.deptId })
      .from(departments)
      .where(and(eq(departments.deptId, project.deptId), isNull(departments.dissolvedTime)))
      .for('update');
    if (row === undefined) throw dissolved(project);
    return change(within);
  });
}

/** Whether the project has a lead who may sign in and is not this user. */
export async function hasOtherLead(database: Database, deptId: number, userId: number): Promise<boolean> {
  const { rows } = await database.execute(sql`
    SELECT 1 FROM memberships JOIN users USING (user_id)
    WHERE dept_id = ${deptId} AND role_id = ${ROLE_IDS.lead} AND user_id <> ${userId}
      AND status = 0 AND NOT deleted LIMIT 1`);
  return rows.length > 0;
}

/**
 * Names of the living projects that have no other lead than this user. Their members, and those of all that he leads,
 * do not change until the transaction ends.
 */
export async function projectsLedAlone(database: Database, userId: number): Promise<string[]> {
  await database.execute(sql`
    SELECT 1 FROM departments WHERE dept_id IN
      (SELECT dept_id FROM memberships WHERE user_id = ${userId} AND role_id = ${ROLE_IDS.lead})
    ORDER BY dept_id FOR UPDATE`);
  const { rows } = await database.execute<{ name: string }>(sql`
    SELECT dept_name AS name FROM memberships AS own JOIN departments USING (dept_id)
    WHERE own.user_id = ${userId} AND own.role_id = ${ROLE_IDS.lead} AND dissolved_time IS NULL
      AND NOT EXISTS (
        SELECT 1 FROM memberships AS other JOIN users ON users.user_id = other.user_id
        WHERE other.dept_id = own.dept_id AND other.role_id = ${ROLE_IDS.lead}
          AND other.user_id <> ${userId} AND status = 0 AND NOT deleted)
    ORDER BY dept_name`);
  return rows.map(({ name }) => name);
}

const isMember = (deptId: number, userId: number) =>
  and(eq(memberships.deptId, deptId), eq(memberships.userId, userId));

export async function roleOf(
  database: Database,
  deptId: number,
  userId: number,
): Promise<number | undefined> {
  const [row] = await database
    .select({ roleId: memberships.roleId })
    .from(memberships)
    .where(isMember(deptId, userId));
  return row?.roleId;
}

export async function setRole(database: Database, deptId: number, userId: number, roleId: number) {
  await database.update(memberships).set({ roleId }).where(isMember(deptId, userId));
}

export async function deleteMembership(database: Database, deptId: number, userId: number): Promise<void> {
  await database.delete(memberships).where(isMember(deptId, userId));
  await leaveSessions(database, deptId, userId);
}

export async function setDefault(database: Database, deptId: number, userId: number): Promise<void> {
  await database
    .update(memberships)
    .set({ isDefault: sql`${memberships.deptId} = ${deptId}` })
    .where(eq(memberships.userId, userId));
}

export async function switchSession(database: Database, tokenHash: string, deptId: number): Promise<void> {
  await database.execute(sql`UPDATE sessions SET dept_id = ${deptId} WHERE token_hash = ${tokenHash}`);
}

export interface TeamMember extends Record<string, unknown> {
  userId: number;
  userName: string;
}

/** By name. */
export async function listTeam(database: Database, deptId: number): Promise<TeamMember[]> {
  const { rows } = await database.execute<TeamMember>(sql`
    SELECT user_id AS "userId", user_name AS "userName" FROM memberships JOIN users USING (user_id)
    WHERE dept_id = ${deptId} AND NOT deleted ORDER BY lower(user_name)`);
  return rows;
}

/** Whether there is such a user who may sign in. */
export async function isActiveUser(database: Database, userId: number): Promise<boolean> {
  const { rows } = await database.execute(
    sql`SELECT 1 FROM users WHERE user_id = ${userId} AND status = 0 AND NOT deleted`,
  );
  return rows.length > 0;
}
