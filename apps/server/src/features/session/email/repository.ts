import { and, eq, gt, inArray } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import { emailChanges, passwordResets, users } from '../tables.ts';

/** Keeps an address until its link is opened; the link of an earlier one is void. */
export async function replaceEmailChange(
  database: Database,
  { userId, ...change }: typeof emailChanges.$inferInsert,
): Promise<void> {
  await database
    .insert(emailChanges)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: emailChanges.userId, set: change });
}

/** The addresses that wait, by user. */
export async function pendingEmails(database: Database, userIds: number[]): Promise<Map<number, string>> {
  const rows = await database
    .select({ userId: emailChanges.userId, email: emailChanges.email })
    .from(emailChanges)
    .where(and(inArray(emailChanges.userId, userIds), gt(emailChanges.expiresAt, new Date())));
  return new Map(rows.map(({ userId, email }) => [userId, email]));
}

/** Uses a link up and puts its address in force; false for one that is void or another user's. */
export function confirmByToken(database: Database, userId: number, tokenHash: string): Promise<boolean> {
  return database.transaction(async (within) => {
    const [taken] = await within
      .delete(emailChanges)
      .where(
        and(
          eq(emailChanges.userId, userId),
          eq(emailChanges.tokenHash, tokenHash),
          gt(emailChanges.expiresAt, new Date()),
        ),
      )
      .returning({ email: emailChanges.email });
    if (taken === undefined) return false;
    await setEmail(within, userId, { email: taken.email, emailConfirmed: true });
    return true;
  });
}

/** Puts an address in force; what was mailed to, or waits beside, an earlier one is void. */
export async function setEmail(
  within: Database,
  userId: number,
  address: { email: string; emailConfirmed: boolean },
): Promise<void> {
  await within.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await within.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await within.update(users).set(address).where(eq(users.userId, userId));
}
