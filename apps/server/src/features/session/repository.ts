import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { ROLE_IDS } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/index.ts';
import { memberships } from '../department/index.ts';
import { sessions, users } from './tables.ts';

export type User = typeof users.$inferSelect;

/** User names are compared without case. */
export async function findUser(database: Database, userName: string): Promise<User | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.userName})`, userName.toLowerCase()), eq(users.deleted, false)));
  return user;
}

export async function insertUser(
  database: Database,
  user: { userName: string; passwordHash: string; admin: boolean },
): Promise<User> {
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

export async function insertSession(
  database: Database,
  session: typeof sessions.$inferInsert,
): Promise<void> {
  await database.delete(sessions).where(lt(sessions.expiresAt, new Date()));
  await database.insert(sessions).values(session);
}

export async function deleteSession(database: Database, tokenHash: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function findCaller(database: Database, tokenHash: string): Promise<Caller | undefined> {
  const [caller] = await database
    .select({
      userId: users.userId,
      userName: users.userName,
      avatar: users.avatar,
      admin: users.admin,
      tokenHash: sessions.tokenHash,
      sessionId: sessions.sessionId,
      deptId: memberships.deptId,
      roleId: sql<number>`coalesce(${memberships.roleId}, ${ROLE_IDS.visitor})`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.userId, sessions.userId), eq(users.status, 0)))
    .leftJoin(
      memberships,
      and(eq(memberships.userId, sessions.userId), eq(memberships.deptId, sessions.deptId)),
    )
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date())));
  return caller;
}
