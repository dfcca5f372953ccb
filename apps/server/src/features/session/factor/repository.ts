import { and, count, eq, gt, inArray, isNotNull, isNull, lt, sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import { departments, memberships } from '../../department/index.ts';
import { deleteSessionsOf, lockUser } from '../repository.ts';
import { recoveryCodes, secondFactors } from '../tables.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

export async function findFactor(database: Database, userId: number): Promise<SecondFactor | undefined> {
  const [row] = await database.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Which of these users have a second factor. */
export async function usersWithFactor(database: Database, userIds: number[]): Promise<Set<number>> {
  const rows = await database
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(inArray(secondFactors.userId, userIds), isNotNull(secondFactors.confirmedTime)));
  return new Set(rows.map(({ userId }) => userId));
}

/** Keeps a secret until a first code confirms it, in place of an earlier one; false when a factor is on already. */
export async function keepUnconfirmed(database: Database, userId: number, secret: string): Promise<boolean> {
  const fresh = { secret, beginTime: new Date(), lastStep: -1 };
  const rows = await database
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: fresh,
      setWhere: isNull(secondFactors.confirmedTime),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/**
 * Puts an unconfirmed factor in force and ends the user's other sessions; false when it was replaced, confirmed or begun
 * before `begunAfter`.
 */
export function confirmFactor(
  database: Database,
  { userId, secret }: SecondFactor,
  given: { step: number; begunAfter: Date; codeHashes: string[]; keptSession: string | undefined },
): Promise<boolean> {
  return database.transaction(async (within) => {
    await lockUser(within, userId);
    const rows = await within
      .update(secondFactors)
      .set({ confirmedTime: new Date(), lastStep: given.step })
      .where(
        and(
          eq(secondFactors.userId, userId),
          eq(secondFactors.secret, secret),
          isNull(secondFactors.confirmedTime),
          gt(secondFactors.beginTime, given.begunAfter),
        ),
      )
      .returning({ userId: secondFactors.userId });
    if (rows.length === 0) return false;
    await replaceRecoveryCodes(within, userId, given.codeHashes);
    await deleteSessionsOf(within, userId, given.keptSession);
    return true;
  });
}

/** Uses a time step up; false when a code of it or of a later one was accepted already: of two at once one alone goes. */
export async function takeStep(
  database: Database,
  { userId, secret }: SecondFactor,
  step: number,
): Promise<boolean> {
  const rows = await database
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.secret, secret),
        isNotNull(secondFactors.confirmedTime),
        lt(secondFactors.lastStep, step),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Uses a recovery code up; false when there is none such. */
export async function takeRecoveryCode(
  database: Database,
  userId: number,
  codeHash: string,
): Promise<boolean> {
  const rows = await database
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ userId: recoveryCodes.userId });
  return rows.length > 0;
}

export async function replaceRecoveryCodes(
  within: Database,
  userId: number,
  codeHashes: string[],
): Promise<void> {
  await within.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await within.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

export async function recoveryCodesLeft(database: Database, userId: number): Promise<number> {
  const [row] = await database
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row!.left;
}

/** Removes a user's factor and ends his sessions but one; false when he had none. */
export function deleteFactor(database: Database, userId: number, keptSession?: string): Promise<boolean> {
  return database.transaction(async (within) => {
    await lockUser(within, userId);
    const rows = await within
      .delete(secondFactors)
      .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedTime)))
      .returning({ userId: secondFactors.userId });
    if (rows.length === 0) return false;
    await deleteSessionsOf(within, userId, keptSession);
    return true;
  });
}

/** Whether one of the user's projects asks its members for a second factor. */
export async function projectAsksForFactor(database: Database, userId: number): Promise<boolean> {
  const rows = await database
    .select({ asked: sql`1` })
    .from(memberships)
    .innerJoin(departments, eq(departments.deptId, memberships.deptId))
    .where(
      and(
        eq(memberships.userId, userId),
        eq(departments.secondFactor, true),
        isNull(departments.dissolvedTime),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
