import { and, eq, inArray, isNotNull, isNull, lt, lte, ne, not, or, sql } from '../../database/drizzle.ts';
import type { SQL } from 'drizzle-orm';
import { ROLE_IDS } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/index.ts';
import { departments, memberships } from '../department/index.ts';
import { emailChanges, passkeys, passwordResets, secondFactors, sessions, users } from './tables.ts';

export type User = typeof users.$inferSelect;

/** User names are compared without case. */
export async function findUser(database: Database, userName: string): Promise<User | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(sql`lower(${users.userName}) = lower(${userName})`, eq(users.deleted, false)));
  return user;
}

export async function updateLanguage(
  database: Database,
  userId: number,
  language: User['language'],
): Promise<void> {
  await database.update(users).set({ language }).where(eq(users.userId, userId));
}

export async function findUserById(database: Database, userId: number): Promise<User | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.deleted, false)));
  return user;
}

export async function insertUser(database: Database, user: typeof users.$inferInsert): Promise<User> {
  const [row] = await database.insert(users).values(user).returning();
  return row!;
}

export async function userNames(database: Database, userIds: number[]): Promise<Map<number, string>> {
  const rows = await database
    .select({ userId: users.userId, userName: users.userName })
    .from(users)
    .where(inArray(users.userId, userIds));
  return new Map(rows.map(({ userId, userName }) => [userId, userName]));
}

export async function hasUsers(database: Database): Promise<boolean> {
  return (await database.select({ userId: users.userId }).from(users).limit(1)).length > 0;
}

/** Whether a second factor is asked for when this user signs in. */
export async function hasFactor(database: Database, userId: number): Promise<boolean> {
  const rows = await database
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedTime)));
  return rows.length > 0;
}

/** What was proven before a session: the password, or a provider's word; a second factor, too; or a passkey. */
export type Proof = 'password' | 'factor' | { passkeyId: number };

/** Whether it is still enough for a session. */
async function suffices(within: Database, userId: number, proof: Proof): Promise<boolean> {
  if (proof === 'factor') return true;
  if (proof === 'password') return !(await hasFactor(within, userId));
  const mine = and(eq(passkeys.passkeyId, proof.passkeyId), eq(passkeys.userId, userId));
  return (await within.select({ userId: passkeys.userId }).from(passkeys).where(mine)).length > 0;
}

/** Holds whoever opens a session for the user meanwhile up, so that none is opened by what held before. */
export async function lockUser(within: Database, userId: number): Promise<void> {
  await within.select({ userId: users.userId }).from(users).where(eq(users.userId, userId)).for('update');
}

/**
 * Opens a session unless the user was disabled, has changed his password since he was read, or has meanwhile a second
 * factor that was not proven, or no more the passkey that was: then false.
 */
export function insertSession(
  database: Database,
  { userId, passwordHash }: User,
  { proof, ...session }: Omit<typeof sessions.$inferInsert, 'userId'> & { proof: Proof },
): Promise<boolean> {
  return database.transaction(async (within) => {
    const unchanged = and(
      eq(users.userId, userId),
      eq(users.passwordHash, passwordHash),
      eq(users.status, 0),
      eq(users.deleted, false),
    );
    const rows = await within
      .select({ userId: users.userId })
      .from(users)
      .where(unchanged)
      .for('no key update');
    if (rows.length === 0 || !(await suffices(within, userId, proof))) return false;
    await within.insert(sessions).values({ ...session, userId });
    await within
      .update(users)
      .set({ lastSeen: sql`now()` })
      .where(eq(users.userId, userId));
    return true;
  });
}

/** Sessions that have ended: over their days, or without a call since `seenBefore`. */
function ended(seenBefore: Date | null): SQL | undefined {
  const idle = seenBefore === null ? undefined : lt(sessions.lastSeen, seenBefore);
  return or(lte(sessions.expiresAt, new Date()), idle);
}

/** Deletes the sessions that have ended, and answers the hashes of their tokens. */
export async function deleteEndedSessions(database: Database, seenBefore: Date | null): Promise<string[]> {
  const rows = await database
    .delete(sessions)
    .where(ended(seenBefore))
    .returning({ tokenHash: sessions.tokenHash });
  return rows.map(({ tokenHash }) => tokenHash);
}

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a user's sessions, all or but for one. */
export async function deleteSessionsOf(
  database: Database,
  userId: number,
  keptSession?: string,
): Promise<void> {
  const others = keptSession === undefined ? undefined : ne(sessions.tokenHash, keptSession);
  await database.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

/** When a session was opened. */
export async function sessionOpened(database: Database, tokenHash: string): Promise<Date | undefined> {
  const [row] = await database
    .select({ createTime: sessions.createTime })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return row?.createTime;
}

/**
 * Sets a new password, which ends every session, every mailed link and a waiting mail address of the user, and his
 * passkeys unless he keeps them.
 */
export function updatePassword(
  database: Database,
  userId: number,
  { passwordHash, keepsPasskeys }: { passwordHash: string; keepsPasskeys: boolean },
): Promise<void> {
  return database.transaction(async (within) => {
    await within.update(users).set({ passwordHash }).where(eq(users.userId, userId));
    await within.delete(passwordResets).where(eq(passwordResets.userId, userId));
    await within.delete(emailChanges).where(eq(emailChanges.userId, userId));
    if (!keepsPasskeys) await within.delete(passkeys).where(eq(passkeys.userId, userId));
    await deleteSessionsOf(within, userId);
  });
}

/** The caller of a session that has not ended, and when he was seen last, by one query: every call asks it. */
export async function findCaller(
  database: Database,
  tokenHash: string,
  seenBefore: Date | null,
): Promise<(Caller & { lastSeen: Date }) | undefined> {
  const [caller] = await database
    .select({
      userId: users.userId,
      userName: users.userName,
      admin: users.admin,
      tokenHash: sessions.tokenHash,
      sessionId: sessions.sessionId,
      lastSeen: sessions.lastSeen,
      deptId: departments.deptId,
      roleId: sql<number>`CASE WHEN ${departments.deptId} IS NULL THEN ${ROLE_IDS.visitor} ELSE ${memberships.roleId} END`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.userId, sessions.userId), eq(users.status, 0), eq(users.deleted, false)))
    .leftJoin(
      memberships,
      and(eq(memberships.userId, sessions.userId), eq(memberships.deptId, sessions.deptId)),
    )
    .leftJoin(departments, and(eq(departments.deptId, memberships.deptId), isNull(departments.dissolvedTime)))
    .where(and(eq(sessions.tokenHash, tokenHash), not(ended(seenBefore)!)));
  return caller;
}

export async function updateSessionDepartment(
  database: Database,
  tokenHash: string,
  deptId: number,
): Promise<void> {
  await database.update(sessions).set({ deptId }).where(eq(sessions.tokenHash, tokenHash));
}

/** Notes that the user is there, in his session and in his row. */
export async function updateLastSeen(database: Database, tokenHash: string): Promise<void> {
  await database.execute(sql`
    WITH seen AS (UPDATE ${sessions} SET last_seen = now() WHERE token_hash = ${tokenHash} RETURNING user_id)
    UPDATE ${users} SET last_seen = now() FROM seen WHERE ${users.userId} = seen.user_id`);
}

/** Who may sign in and has this mail address. */
export function listByEmail(database: Database, email: string): Promise<User[]> {
  const active = and(eq(users.status, 0), eq(users.deleted, false));
  return database
    .select()
    .from(users)
    .where(and(sql`lower(${users.email}) = lower(${email})`, active));
}

/** The user that an OpenID Connect provider knows by this subject. */
export async function findBySubject(database: Database, subject: string): Promise<User | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(users.oidcSubject, subject), eq(users.deleted, false)));
  return user;
}
