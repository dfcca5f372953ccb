import { and, asc, count, eq, lt, or, sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import { deleteSessionsOf, lockUser } from '../repository.ts';
import { passkeys } from '../tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export function passkeysOf(database: Database, userId: number): Promise<PasskeyRow[]> {
  return database.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.passkeyId));
}

export async function findPasskey(database: Database, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await database.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Keeps a passkey unless the user has `most` of them already: then undefined. */
export function insertPasskey(
  database: Database,
  passkey: typeof passkeys.$inferInsert,
  most: number,
): Promise<PasskeyRow | undefined> {
  return database.transaction(async (within) => {
    await lockUser(within, passkey.userId);
    const [found] = await within
      .select({ number: count() })
      .from(passkeys)
      .where(eq(passkeys.userId, passkey.userId));
    if (found!.number >= most) return undefined;
    const [row] = await within.insert(passkeys).values(passkey).returning();
    return row;
  });
}

/**
 * Notes a use and the device's counter; false when the counter has not grown since it was read, or the passkey is gone:
 * of two uses of one count one alone goes.
 */
export async function noteUse(database: Database, passkeyId: number, counter: number): Promise<boolean> {
  const grown = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const rows = await database
    .update(passkeys)
    .set({ counter, lastUsed: new Date() })
    .where(and(eq(passkeys.passkeyId, passkeyId), grown))
    .returning({ passkeyId: passkeys.passkeyId });
  return rows.length > 0;
}

/** Removes a user's passkey and ends his sessions but one; false when he has none such. */
export function deletePasskey(
  database: Database,
  { userId, passkeyId }: { userId: number; passkeyId: number },
  keptSession: string,
): Promise<boolean> {
  return database.transaction(async (within) => {
    await lockUser(within, userId);
    const rows = await within
      .delete(passkeys)
      .where(and(eq(passkeys.userId, userId), eq(passkeys.passkeyId, passkeyId)))
      .returning({ passkeyId: passkeys.passkeyId });
    if (rows.length === 0) return false;
    await deleteSessionsOf(within, userId, keptSession);
    return true;
  });
}
