import { and, asc, eq, inArray, isNull, sql } from '../../database/drizzle.ts';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { departments, memberships } from '../department/index.ts';
import { emailChanges, secondFactors, users } from '../session/index.ts';
import { matching } from './filter.ts';
import type { UserFilter } from './filter.ts';

export type UserRecord = typeof users.$inferSelect;

export type UserSort = 'userName' | 'email' | 'createTime' | 'lastSeen';

/** As the indexes of the table have them. */
const ORDERS: Record<UserSort, [ascending: SQL, descending: SQL]> = {
  userName: [sql`search_text, user_id`, sql`search_text DESC, user_id DESC`],
  email: [sql`email COLLATE "C", user_id`, sql`email COLLATE "C" DESC, user_id DESC`],
  createTime: [sql`create_time, user_id`, sql`create_time DESC, user_id DESC`],
  lastSeen: [sql`last_seen NULLS FIRST, user_id`, sql`last_seen DESC NULLS LAST, user_id DESC`],
};

export interface UserPage extends UserFilter {
  page: number;
  limit: number;
  sort: UserSort;
  descending: boolean;
}

/** As far as places in an array are counted; no page begins behind. */
const FARTHEST = 2 ** 31 - 1000;

/** The ids of one page in its order, and of how many: one reading of the index of the order, which holds what is searched too. */
export async function pageOfIds(
  database: Database,
  request: UserPage,
): Promise<{ total: number; userIds: number[] }> {
  const { page, limit, sort, descending } = request;
  const before = Math.min((page - 1) * limit, FARTHEST);
  const order = ORDERS[sort][descending ? 1 : 0];
  const [row] = await database
    .select({
      total: sql<number>`count(*)::integer`,
      userIds: sql<
        number[]
      >`coalesce((array_agg(user_id ORDER BY ${order}))[${before + 1}::integer : ${before + limit}::integer], '{}')`,
    })
    .from(users)
    .where(matching(database, request));
  return row!;
}

/** In the order of their ids in the list. */
export async function usersByIds(database: Database, userIds: number[]): Promise<UserRecord[]> {
  const rows = await database.select().from(users).where(inArray(users.userId, userIds));
  const byId = new Map(rows.map((row) => [row.userId, row]));
  return userIds.flatMap((userId) => byId.get(userId) ?? []);
}

/** The living projects of users, with their roles. */
export function projectsOf(database: Database, userIds: number[]) {
  return database
    .select({
      userId: memberships.userId,
      deptId: memberships.deptId,
      deptName: departments.deptName,
      roleId: memberships.roleId,
    })
    .from(memberships)
    .innerJoin(departments, eq(departments.deptId, memberships.deptId))
    .where(and(inArray(memberships.userId, userIds), isNull(departments.dissolvedTime)))
    .orderBy(asc(departments.deptName));
}

/** What the sheet of users tells, by name. */
export function usersForSheet(database: Database, filter: UserFilter) {
  return database
    .select({
      userId: users.userId,
      userName: users.userName,
      email: users.email,
      emailConfirmed: users.emailConfirmed,
      phone: users.phone,
      admin: users.admin,
      status: users.status,
      createTime: users.createTime,
      lastSeen: users.lastSeen,
      projects: sql<string>`coalesce((
        SELECT string_agg(dept_name, ', ' ORDER BY dept_name) FROM ${memberships} JOIN ${departments} USING (dept_id)
        WHERE ${memberships.userId} = ${users.userId} AND dissolved_time IS NULL), '')`,
    })
    .from(users)
    .where(matching(database, filter))
    .orderBy(ORDERS.userName[0]);
}

export function allUserNames(database: Database): Promise<{ userId: number; userName: string }[]> {
  return database
    .select({ userId: users.userId, userName: users.userName })
    .from(users)
    .where(sql`NOT ${users.deleted}`)
    .orderBy(ORDERS.userName[0]);
}

/** Whether another user than this one can administer; his rival's demotion waits until this transaction ends. */
export async function hasOtherAdministrator(within: Database, userId: number): Promise<boolean> {
  const administrators = await within
    .select({ userId: users.userId })
    .from(users)
    .where(and(eq(users.admin, true), eq(users.status, 0), eq(users.deleted, false)))
    .orderBy(users.userId)
    .for('update');
  return administrators.some((administrator) => administrator.userId !== userId);
}

export async function updateUser(
  database: Database,
  userId: number,
  changes: Partial<typeof users.$inferInsert>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await database.update(users).set(changes).where(eq(users.userId, userId));
}

/** Keeps his name for what he made, and nothing else of him. */
export async function eraseUser(within: Database, userId: number): Promise<void> {
  await within.delete(memberships).where(eq(memberships.userId, userId));
  await within.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await within.delete(secondFactors).where(eq(secondFactors.userId, userId));
  const nothing = {
    email: '',
    emailConfirmed: false,
    phone: '',
    avatar: '',
    passwordHash: '',
    oidcSubject: null,
  };
  await within
    .update(users)
    .set({ ...nothing, deleted: true, status: 1, admin: false })
    .where(eq(users.userId, userId));
}

export async function updateGitInfo(
  database: Database,
  userDeptId: number,
  info: { gitUserName: string; gitSecret?: string },
): Promise<void> {
  await database.update(memberships).set(info).where(eq(memberships.userDeptId, userDeptId));
}

/** Members of a project by name, with who took them in. */
export function listMembers(database: Database, deptId: number) {
  const maker = sql<string>`coalesce((SELECT user_name FROM users AS maker WHERE maker.user_id = ${memberships.createBy}), '')`;
  return database
    .select({
      userDeptId: memberships.userDeptId,
      userId: users.userId,
      userName: users.userName,
      email: users.email,
      emailConfirmed: users.emailConfirmed,
      avatar: users.avatar,
      roleId: memberships.roleId,
      status: users.status,
      gitUserName: memberships.gitUserName,
      gitSecret: sql<boolean>`${memberships.gitSecret} IS NOT NULL`,
      createBy: maker,
      createTime: memberships.createTime,
    })
    .from(memberships)
    .innerJoin(users, eq(users.userId, memberships.userId))
    .where(and(eq(memberships.deptId, deptId), eq(users.deleted, false)))
    .orderBy(ORDERS.userName[0]);
}
