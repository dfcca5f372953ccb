import type { Draft } from '@netloom/contract';
import { and, count, desc, eq, lt, ne, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { drafts } from './tables.ts';

const { userId, draftKey, version } = drafts;
const LISTED = 200;

type Row = typeof drafts.$inferSelect;

const told = ({ draftKey: key, text, version: at, updateTime }: Row): Draft => ({
  draftKey: key,
  text,
  version: at,
  updateTime: updateTime.toISOString(),
});

export async function listOf(database: Database, user: number): Promise<Draft[]> {
  const rows = await database
    .select()
    .from(drafts)
    .where(and(eq(userId, user), ne(drafts.text, '')))
    .orderBy(desc(drafts.updateTime))
    .limit(LISTED);
  return rows.map(told);
}

export async function findDraft(database: Database, user: number, key: string): Promise<Draft> {
  const [row] = await database
    .select()
    .from(drafts)
    .where(and(eq(userId, user), eq(draftKey, key)));
  return row === undefined
    ? { draftKey: key, text: '', version: 0, updateTime: new Date(0).toISOString() }
    : told(row);
}

/** Undefined when `version` is not the stored one. */
export async function replaceDraft(
  database: Database,
  user: number,
  draft: { draftKey: string; text: string; version: number },
): Promise<Draft | undefined> {
  const next = { text: draft.text, version: draft.version + 1 };
  const saved =
    draft.version === 0
      ? await database
          .insert(drafts)
          .values({ userId: user, draftKey: draft.draftKey, ...next })
          .onConflictDoNothing()
          .returning()
      : await database
          .update(drafts)
          .set({ ...next, updateTime: sql`now()` as never })
          .where(and(eq(userId, user), eq(draftKey, draft.draftKey), eq(version, draft.version)))
          .returning();
  return saved[0] && told(saved[0]);
}

/** What was written there has been sent: it comes back from no machine. */
export async function finishDraft(database: Database, user: number, key: string): Promise<void> {
  await database
    .insert(drafts)
    .values({ userId: user, draftKey: key, text: '', version: 1 })
    .onConflictDoUpdate({
      target: [userId, draftKey],
      set: { text: '', version: sql`${version} + 1`, updateTime: sql`now()` as never },
    });
}

/** Forgets drafts that were sent long ago, of which no machine has an old copy any more. */
export async function forgetSent(database: Database, user: number): Promise<void> {
  const isOld = lt(drafts.updateTime, sql`now() - interval '90 days'`);
  await database.delete(drafts).where(and(eq(userId, user), eq(drafts.text, ''), isOld));
}

export async function countDrafts(database: Database, user: number): Promise<number> {
  const [row] = await database.select({ count: count() }).from(drafts).where(eq(userId, user));
  return row!.count;
}
