import type { Notice, NoticeState } from '@netloom/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { noticeUsers, notices } from './tables.ts';

export type NoticeRow = typeof notices.$inferSelect;

/** Whether notice `n` is for a user. */
const isFor = (user: SQL) => sql`(n.audience = 'all'
  OR (n.audience = 'dept' AND EXISTS (
    SELECT 1 FROM memberships s JOIN departments d USING (dept_id)
    WHERE s.dept_id = n.dept_id AND s.user_id = ${user} AND d.dissolved_time IS NULL))
  OR (n.audience = 'users' AND EXISTS (
    SELECT 1 FROM notice_users x WHERE x.notice_id = n.notice_id AND x.user_id = ${user})))`;

const isOut = sql`n.state = 'published' AND n.from_time <= now() AND (n.until_time IS NULL OR n.until_time > now())`;

const stateNow = sql<NoticeState>`CASE
  WHEN n.state <> 'published' THEN n.state
  WHEN n.from_time > now() THEN 'scheduled'
  WHEN n.until_time <= now() THEN 'ended'
  ELSE 'sent' END`;

export interface Received extends Record<string, unknown> {
  noticeId: number;
  kind: string;
  audience: Notice['type'];
  deptId: number | null;
  title: string;
  content: string;
  told: Record<string, string | number>;
  link: string;
  important: boolean;
  fromTime: string;
  untilTime: string | null;
  author: string;
  read: boolean;
}

/** Notices that are out for a user now, the newest first. */
export async function listReceived(
  database: Database,
  userId: number,
  { status, noticeId }: { status?: boolean | undefined; noticeId?: number },
): Promise<Received[]> {
  const read = status === undefined ? sql`` : sql`AND (r.read_time IS NOT NULL) = ${status}`;
  const one = noticeId === undefined ? sql`` : sql`AND n.notice_id = ${noticeId}`;
  const { rows } = await database.execute<Received>(
    sql`SELECT n.notice_id AS "noticeId", n.kind, n.audience, n.dept_id AS "deptId", n.title, n.content, n.told,
          n.link, n.important, n.from_time AS "fromTime", n.until_time AS "untilTime",
          coalesce(u.user_name, '') AS author, r.read_time IS NOT NULL AS read
        FROM notices n
        LEFT JOIN notice_users r ON r.notice_id = n.notice_id AND r.user_id = ${userId}
        LEFT JOIN users u ON u.user_id = n.create_by
        WHERE ${isOut} AND ${isFor(sql`${userId}::int`)} ${read} ${one}
        ORDER BY n.from_time DESC, n.notice_id DESC LIMIT 200`,
  );
  return rows;
}

/** Notes that a user has read what is out for him: one notice, or all of them. */
export async function noteRead(database: Database, userId: number, noticeId?: number): Promise<void> {
  const one = noticeId === undefined ? sql`` : sql`AND n.notice_id = ${noticeId}`;
  await database.execute(
    sql`INSERT INTO notice_users (notice_id, user_id, read_time)
        SELECT n.notice_id, ${userId}::int, now() FROM notices n WHERE ${isOut} AND ${isFor(sql`${userId}::int`)} ${one}
        ON CONFLICT (notice_id, user_id) DO UPDATE SET read_time = coalesce(notice_users.read_time, now())`,
  );
}

export async function insertNotice(
  database: Database,
  row: typeof notices.$inferInsert,
  userIds: readonly number[],
): Promise<number> {
  const [inserted] = await database.insert(notices).values(row).returning({ noticeId: notices.noticeId });
  const { noticeId } = inserted!;
  await choose(database, noticeId, userIds);
  return noticeId;
}

/** Chooses whom a notice is for; who has read it is kept. */
export async function choose(
  database: Database,
  noticeId: number,
  userIds: readonly number[],
): Promise<void> {
  await database.delete(noticeUsers).where(and(eq(noticeUsers.noticeId, noticeId), sql`read_time IS NULL`));
  if (userIds.length === 0) return;
  await database
    .insert(noticeUsers)
    .values([...new Set(userIds)].map((userId) => ({ noticeId, userId })))
    .onConflictDoNothing();
}

export async function findNotice(database: Database, noticeId: number): Promise<NoticeRow | undefined> {
  const [row] = await database.select().from(notices).where(eq(notices.noticeId, noticeId));
  return row;
}

/** False when `revision` is not the stored one. */
export async function changeNotice(
  database: Database,
  { noticeId, revision }: { noticeId: number; revision: number },
  change: Partial<NoticeRow>,
): Promise<boolean> {
  const changed = await database
    .update(notices)
    .set({ ...change, revision: revision + 1 })
    .where(and(eq(notices.noticeId, noticeId), eq(notices.revision, revision)))
    .returning({ noticeId: notices.noticeId });
  return changed.length > 0;
}

export async function deleteNotice(database: Database, noticeId: number): Promise<void> {
  await database.delete(notices).where(eq(notices.noticeId, noticeId));
}

interface ManagedRow extends Record<string, unknown>, Omit<Notice, 'users'> {
  users: Notice['users'] | null;
  total: number;
}

/** What is told of a notice `n` to who manages it. */
const MANAGED = sql`n.notice_id AS "systemNoticeId", n.audience AS type, n.dept_id AS "deptId",
          coalesce(d.dept_name, '') AS "deptName", n.title, n.content, n.important, n.from_time AS "fromTime",
          n.until_time AS "untilTime", ${stateNow} AS state, coalesce(u.user_name, '') AS "createBy",
          n.create_time AS "createTime", n.revision,
          (SELECT json_agg(json_build_object('userId', p.user_id, 'userName', p.user_name) ORDER BY p.user_name)
            FROM notice_users x JOIN users p USING (user_id)
            WHERE x.notice_id = n.notice_id AND n.audience = 'users') AS users,
          (SELECT count(*)::int FROM users p
            WHERE NOT p.deleted AND p.status = 0 AND ${isFor(sql`p.user_id`)}) AS recipients,
          (SELECT count(*)::int FROM notice_users x
            WHERE x.notice_id = n.notice_id AND x.read_time IS NOT NULL) AS readers,
          (count(*) OVER ())::int AS total`;

/** Written notices of the projects that somebody manages notices of, or of all, with his own. */
export async function listManaged(
  database: Database,
  manager: { userId: number; all: boolean; deptIds: readonly number[] },
  asked: {
    page: number;
    limit: number;
    search: string;
    state?: NoticeState | undefined;
    systemNoticeId?: number | undefined;
  },
): Promise<{ total: number; rows: Notice[] }> {
  const pattern = `%${asked.search.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`;
  const depts = sql.join(
    [0, ...manager.deptIds].map((deptId) => sql`${deptId}::int`),
    sql`, `,
  );
  const { rows } = await database.execute<ManagedRow>(
    sql`SELECT ${MANAGED}
        FROM notices n
        LEFT JOIN departments d ON d.dept_id = n.dept_id
        LEFT JOIN users u ON u.user_id = n.create_by
        WHERE n.kind = 'written' AND lower(n.title) LIKE ${pattern}
          AND (${manager.all} OR (n.audience = 'dept' AND n.dept_id IN (${depts}))
            OR n.create_by = ${manager.userId})
          ${asked.state === undefined ? sql`` : sql`AND ${stateNow} = ${asked.state}`}
          ${asked.systemNoticeId === undefined ? sql`` : sql`AND n.notice_id = ${asked.systemNoticeId}`}
        ORDER BY n.notice_id DESC LIMIT ${asked.limit} OFFSET ${(asked.page - 1) * asked.limit}`,
  );
  const iso = (time: string) => new Date(time).toISOString();
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, ...row }) => ({
      ...row,
      users: row.users ?? [],
      fromTime: iso(row.fromTime),
      untilTime: row.untilTime === null ? null : iso(row.untilTime),
      createTime: iso(row.createTime),
    })),
  };
}

/** Whom a notice is for, those who have not read it first. */
export async function listReaders(
  database: Database,
  noticeId: number,
  { page, limit }: { page: number; limit: number },
) {
  const { rows } = await database.execute<{
    userId: number;
    userName: string;
    readTime: string | null;
    total: number;
  }>(
    sql`SELECT p.user_id AS "userId", p.user_name AS "userName", r.read_time AS "readTime",
          (count(*) OVER ())::int AS total
        FROM notices n
        JOIN users p ON NOT p.deleted AND p.status = 0 AND ${isFor(sql`p.user_id`)}
        LEFT JOIN notice_users r ON r.notice_id = n.notice_id AND r.user_id = p.user_id
        WHERE n.notice_id = ${noticeId}
        ORDER BY r.read_time NULLS FIRST, p.user_name LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, readTime, ...row }) => ({
      ...row,
      readTime: readTime === null ? null : new Date(readTime).toISOString(),
    })),
  };
}

/** Whom a notice was chosen for. */
export async function chosen(database: Database, noticeId: number): Promise<Set<number>> {
  const rows = await database
    .select({ userId: noticeUsers.userId })
    .from(noticeUsers)
    .where(eq(noticeUsers.noticeId, noticeId));
  return new Set(rows.map(({ userId }) => userId));
}
