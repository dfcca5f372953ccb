import { eq, sql } from '../../database/drizzle.ts';
import { ROLE_IDS } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { rolePermissions } from './tables.ts';

export type PermissionChange = typeof rolePermissions.$inferSelect;

export function listChanges(database: Database): Promise<PermissionChange[]> {
  return database.select().from(rolePermissions);
}

/** Replaces where a role differs from the product's default. */
export async function replaceChanges(
  database: Database,
  roleId: number,
  changes: Omit<PermissionChange, 'roleId'>[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    // Two who change one role take turns.
    await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtext('role_permissions'), ${roleId})`);
    await transaction.delete(rolePermissions).where(eq(rolePermissions.roleId, roleId));
    if (changes.length === 0) return;
    await transaction.insert(rolePermissions).values(changes.map((change) => ({ roleId, ...change })));
  });
}

/** How many users have each role, by its id; who has no project is a visitor. */
export async function countUsers(database: Database): Promise<Map<number, number>> {
  const { rows } = await database.execute<{ role_id: number; users: number }>(sql`
    WITH people AS (
      SELECT users.user_id, users.admin, memberships.role_id
      FROM users
      LEFT JOIN (memberships JOIN departments USING (dept_id))
        ON memberships.user_id = users.user_id AND departments.dissolved_time IS NULL
      WHERE NOT users.deleted
    )
    SELECT coalesce(role_id, ${ROLE_IDS.visitor}::integer) AS role_id, count(DISTINCT user_id)::integer AS users
    FROM people GROUP BY 1
    UNION ALL
    SELECT ${ROLE_IDS.admin}::integer, count(DISTINCT user_id)::integer FROM people WHERE admin`);
  return new Map(rows.map(({ role_id, users }) => [role_id, users]));
}
