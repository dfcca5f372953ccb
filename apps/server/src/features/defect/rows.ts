import type { BugRow, listBugs } from '@netloom/contract';
import type { SQL } from 'drizzle-orm';
import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import type { Incoming } from '../../http/route.ts';

type Query = Incoming<typeof listBugs>['query'];
export type BugFilter = Omit<Query, 'page' | 'limit' | 'deptId'>;

const wanted = (column: SQL, value: string | number | undefined) =>
  value === undefined ? undefined : sql`${column} = ${value}`;

/** Words of a title, or the number of a defect behind `#`. */
function found(search: string): SQL | undefined {
  const number = /^#(\d{1,9})$/.exec(search.trim())?.[1];
  if (number !== undefined) return sql`b.bug_id = ${Number(number)}`;
  const pattern = `%${search
    .trim()
    .toLowerCase()
    .replace(/[%_\\]/g, '\\$&')}%`;
  return search.trim() === '' ? undefined : sql`lower(b.title) LIKE ${pattern}`;
}

function conditions(deptId: number, userId: number, filter: BugFilter): SQL {
  const parts = [
    sql`b.dept_id = ${deptId}`,
    wanted(sql`b.status`, filter.status),
    wanted(sql`b.severity`, filter.severity),
    wanted(sql`b.priority`, filter.priority),
    wanted(sql`b.label`, filter.label),
    wanted(sql`b.branch`, filter.branch),
    wanted(sql`b.assignee`, filter.assigneeId),
    wanted(sql`b.bucket_id`, filter.bucketId),
    filter.mine ? sql`b.assignee = ${userId}` : undefined,
    filter.unfinished ? sql`b.status <> 'Completed'` : undefined,
    filter.watched
      ? sql`EXISTS (SELECT FROM bug_watchers w WHERE w.bug_id = b.bug_id AND w.user_id = ${userId})`
      : undefined,
    found(filter.search),
  ];
  return sql.join(
    parts.filter((part) => part !== undefined),
    sql` AND `,
  );
}

const COLUMNS = sql`
  b.bug_id AS "bugId", b.dept_id AS "deptId", b.title, b.label, b.scope, b.branch, b.commit_id AS "commitID",
  b.severity, b.priority, b.status, coalesce(g.user_name, '') AS assigner,
  coalesce(a.user_name, '') AS assignee, b.assignee AS "assigneeId",
  coalesce(said.content, '') AS reply, said.n AS replies,
  b.create_time AS "createTime", b.finish_time AS "finishTime", b.update_time AS "updateTime",
  b.recurrences, b.bucket_id AS "bucketId", b.revision`;

const SOURCES = sql`
  LEFT JOIN users g ON g.user_id = b.assigner
  LEFT JOIN users a ON a.user_id = b.assignee
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS n, (array_agg(left(content, 300) ORDER BY event_id DESC))[1] AS content
    FROM bug_events e WHERE e.bug_id = b.bug_id AND e.kind = 'reply'
  ) AS said`;

const iso = (time: string) => new Date(time).toISOString();

function worded(row: BugRow): BugRow {
  const { createTime, updateTime, finishTime } = row;
  return {
    ...row,
    createTime: iso(createTime),
    updateTime: iso(updateTime),
    finishTime: finishTime === null ? null : iso(finishTime),
  };
}

/** Defects of a filter, the newest first. Replies are counted for the rows of the page alone. */
export async function bugRows(
  database: Database,
  { deptId, userId }: { deptId: number; userId: number },
  { page, limit, ...filter }: BugFilter & { page: number; limit: number },
): Promise<{ total: number; rows: BugRow[] }> {
  const where = conditions(deptId, userId, filter);
  const counted = database.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM bugs b WHERE ${where}`,
  );
  const listed = database.execute<BugRow & Record<string, unknown>>(sql`
    SELECT ${COLUMNS} FROM (
      SELECT * FROM bugs b WHERE ${where} ORDER BY bug_id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}
    ) AS b ${SOURCES} ORDER BY b.bug_id DESC`);
  const [{ rows: totals }, { rows }] = await Promise.all([counted, listed]);
  return { total: totals[0]!.total, rows: rows.map(worded) };
}

export async function bugRow(database: Database, bugId: number): Promise<BugRow> {
  const { rows } = await database.execute<BugRow & Record<string, unknown>>(
    sql`SELECT ${COLUMNS} FROM bugs b ${SOURCES} WHERE b.bug_id = ${bugId}`,
  );
  return worded(rows[0]!);
}

/** Titles that share less than this of their trigrams are of different things. */
const ALIKE = 0.35;
const MOST_ALIKE = 8;

/** Defects of one cause first, then those whose title is alike, the likest first. */
export async function alikeBugs(
  database: Database,
  deptId: number,
  { bucketId, title }: { bucketId?: number | undefined; title: string },
): Promise<(BugRow & { sameBucket: boolean })[]> {
  const same = bucketId === undefined ? sql`false` : sql`coalesce(b.bucket_id = ${bucketId}, false)`;
  const likeness = sql`similarity(lower(b.title), ${title.toLowerCase()})`;
  const { rows } = await database.execute<BugRow & { sameBucket: boolean } & Record<string, unknown>>(sql`
    SELECT ${COLUMNS}, ${same} AS "sameBucket" FROM bugs b ${SOURCES}
    WHERE b.dept_id = ${deptId} AND (${same} OR ${likeness} > ${ALIKE})
    ORDER BY "sameBucket" DESC, ${likeness} DESC, b.bug_id DESC LIMIT ${MOST_ALIKE}`);
  return rows.map((row) => ({ ...worded(row), sameBucket: row.sameBucket }));
}
