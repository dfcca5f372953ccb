import { and, eq, getTableColumns, gt } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import type { User } from '../repository.ts';
import { passwordResets, users } from '../tables.ts';

/** Keeps a mailed link in place of an older one; false when that one ends after `unlessAfter`. */
export function replaceReset(
  database: Database,
  reset: typeof passwordResets.$inferInsert,
  unlessAfter: Date,
): Promise<boolean> {
  return database.transaction(async (within) => {
    const ofUser = eq(passwordResets.userId, reset.userId);
    await within.select().from(users).where(eq(users.userId, reset.userId)).for('update');
    const [recent] = await within
      .select()
      .from(passwordResets)
      .where(and(ofUser, gt(passwordResets.expiresAt, unlessAfter)));
    if (recent !== undefined) return false;
    await within.delete(passwordResets).where(ofUser);
    await within.insert(passwordResets).values(reset);
    return true;
  });
}

export async function findByReset(database: Database, tokenHash: string): Promise<User | undefined> {
  const [user] = await database
    .select(getTableColumns(users))
    .from(passwordResets)
    .innerJoin(
      users,
      and(eq(users.userId, passwordResets.userId), eq(users.status, 0), eq(users.deleted, false)),
    )
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, new Date())));
  return user;
}

/** Uses a mailed link up; false when that was done already. */
export async function deleteReset(database: Database, tokenHash: string): Promise<boolean> {
  const rows = await database
    .delete(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash))
    .returning({ userId: passwordResets.userId });
  return rows.length > 0;
}
