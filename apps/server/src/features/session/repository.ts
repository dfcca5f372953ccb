import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/index.ts';
import { menuEntries, sessions, users } from './tables.ts';

export type User = typeof users.$inferSelect;
export type MenuRow = typeof menuEntries.$inferSelect;

/** User names are compared without case. */
export async function findUser(database: Database, userName: string): Promise<User | undefined> {
  const [user] = await database
    .select()
    .from(users)
    .where(eq(sql`lower(${users.userName})`, userName.toLowerCase()));
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
    })
    .from(sessions)
    .innerJoin(users, eq(users.userId, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, new Date())));
  return caller;
}

export function listMenus(database: Database): Promise<MenuRow[]> {
  return database.select().from(menuEntries).orderBy(asc(menuEntries.position), asc(menuEntries.menuId));
}
