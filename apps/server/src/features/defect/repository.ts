import type { BugEvent } from '@netloom/contract';
import { and, eq, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { warning } from '../../http/refuse.ts';
import { bugBranches, bugEvents, bugLinks, bugWatchers, bugs } from './tables.ts';

export type BugRecord = typeof bugs.$inferSelect;

export async function findBug(database: Database, bugId: number): Promise<BugRecord | undefined> {
  const [row] = await database.select().from(bugs).where(eq(bugs.bugId, bugId));
  return row;
}

export async function insertBug(database: Database, row: typeof bugs.$inferInsert): Promise<BugRecord> {
  const [inserted] = await database.insert(bugs).values(row).returning();
  return inserted!;
}

/** @throws a 601 when somebody else changed the defect since `revision`. */
export async function changeBug(
  database: Database,
  { bugId, revision }: Pick<BugRecord, 'bugId' | 'revision'>,
  change: Partial<BugRecord>,
): Promise<BugRecord> {
  const [changed] = await database
    .update(bugs)
    .set({ ...change, revision: revision + 1, updateTime: sql`now()` as never })
    .where(and(eq(bugs.bugId, bugId), eq(bugs.revision, revision)))
    .returning();
  if (changed === undefined) throw warning('bug-changed', { field: 'revision', values: { bug: bugId } });
  return changed;
}

export async function noteEvent(
  database: Database,
  event: Omit<typeof bugEvents.$inferInsert, 'eventId'>,
): Promise<number> {
  const [row] = await database.insert(bugEvents).values(event).returning({ eventId: bugEvents.eventId });
  return row!.eventId;
}

export async function watch(database: Database, bugId: number, userIds: readonly number[]): Promise<void> {
  const rows = [...new Set(userIds)].map((userId) => ({ bugId, userId }));
  if (rows.length > 0) await database.insert(bugWatchers).values(rows).onConflictDoNothing();
}

export async function unwatch(database: Database, bugId: number, userId: number): Promise<void> {
  await database.delete(bugWatchers).where(and(eq(bugWatchers.bugId, bugId), eq(bugWatchers.userId, userId)));
}

/** Who watches a defect and is a member of its project still. */
export async function watchersOf(
  database: Database,
  bugId: number,
): Promise<{ userId: number; userName: string }[]> {
  const { rows } = await database.execute<{ userId: number; userName: string }>(sql`
    SELECT user_id AS "userId", user_name AS "userName"
    FROM bug_watchers JOIN users USING (user_id) JOIN bugs USING (bug_id)
    JOIN memberships USING (dept_id, user_id)
    WHERE bug_id = ${bugId} ORDER BY user_name`);
  return rows;
}

export async function linksOf(database: Database, bugId: number): Promise<string[]> {
  const rows = await database
    .select()
    .from(bugLinks)
    .where(eq(bugLinks.bugId, bugId))
    .orderBy(bugLinks.reference);
  return rows.map(({ reference }) => reference);
}

export async function addLink(database: Database, bugId: number, reference: string): Promise<void> {
  await database.insert(bugLinks).values({ bugId, reference }).onConflictDoNothing();
}

export async function removeLink(database: Database, bugId: number, reference: string): Promise<void> {
  await database.delete(bugLinks).where(and(eq(bugLinks.bugId, bugId), eq(bugLinks.reference, reference)));
}

export type BranchRecord = typeof bugBranches.$inferSelect;

export function branchesOf(database: Database, bugId: number): Promise<BranchRecord[]> {
  return database.select().from(bugBranches).where(eq(bugBranches.bugId, bugId)).orderBy(bugBranches.branch);
}

/** Notes something of a defect on one branch. */
export async function noteBranch(
  database: Database,
  bugId: number,
  branch: string,
  change: Partial<Omit<BranchRecord, 'bugId' | 'branch'>>,
): Promise<void> {
  await database
    .insert(bugBranches)
    .values({ bugId, branch, ...change })
    .onConflictDoUpdate({ target: [bugBranches.bugId, bugBranches.branch], set: change });
}

/** What was shown to be gone is not, or not any more. */
export async function forgetProofs(database: Database, bugId: number, branch?: string): Promise<void> {
  const of = eq(bugBranches.bugId, bugId);
  await database
    .update(bugBranches)
    .set({ verifiedCommit: '', resultId: null })
    .where(branch === undefined ? of : and(of, eq(bugBranches.branch, branch)));
}

export async function forgetBranch(database: Database, bugId: number, branch: string): Promise<void> {
  await database.delete(bugBranches).where(and(eq(bugBranches.bugId, bugId), eq(bugBranches.branch, branch)));
}

type EventRow = Omit<BugEvent, 'images'> & Record<string, unknown>;
const MOST_EVENTS = 1000;

export async function eventsOf(database: Database, bugId: number): Promise<Omit<BugEvent, 'images'>[]> {
  const { rows } = await database.execute<EventRow>(sql`
    SELECT event_id AS "eventId", kind, coalesce(user_name, '') AS author, content, detail,
      e.create_time AS "createTime"
    FROM bug_events AS e LEFT JOIN users ON user_id = author_id
    WHERE bug_id = ${bugId} ORDER BY event_id LIMIT ${MOST_EVENTS}`);
  return rows.map((row) => ({ ...row, createTime: new Date(row.createTime).toISOString() }));
}
