import { and, eq, sql } from '../../database/drizzle.ts';
import type { Note } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { notes } from './tables.ts';

/** Without a note yet, an empty one of revision 0. */
export async function findNote(database: Database, userId: number): Promise<Note> {
  const [row] = await database.select().from(notes).where(eq(notes.userId, userId));
  if (row === undefined) return { text: '', revision: 0, updateTime: null };
  return { text: row.text, revision: row.revision, updateTime: row.updateTime.toISOString() };
}

/** Undefined when `revision` is not the stored one. */
export async function replaceNote(
  database: Database,
  userId: number,
  { text, revision }: { text: string; revision: number },
): Promise<Note | undefined> {
  const saved =
    revision === 0
      ? await database.insert(notes).values({ userId, text, revision: 1 }).onConflictDoNothing().returning()
      : await database
          .update(notes)
          .set({ text, revision: revision + 1, updateTime: sql`now()` })
          .where(and(eq(notes.userId, userId), eq(notes.revision, revision)))
          .returning();
  const [row] = saved;
  return row && { text: row.text, revision: row.revision, updateTime: row.updateTime.toISOString() };
}
