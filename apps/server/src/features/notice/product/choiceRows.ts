import type { NoticeWay, ProductNotice } from '@netloom/contract';
import { and, eq, sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import { noticeChoices } from '../tables.ts';
import { KINDS } from './kinds.ts';

export interface Choice {
  kind: ProductNotice;
  way: NoticeWay;
  /** Null: everywhere. */
  deptId: number | null;
}

type Place = Omit<Choice, 'way'> & { userId: number };

/** What a person chose in the project, else everywhere, else what holds unless he chose. */
export function wayOf(chosen: readonly Choice[], kind: ProductNotice, deptId: number | null): NoticeWay {
  const at = (place: number | null) =>
    chosen.find((each) => each.kind === kind && each.deptId === place)?.way;
  return at(deptId) ?? at(null) ?? KINDS[kind].way;
}

export function choicesOf(database: Database, userId: number): Promise<Choice[]> {
  const { kind, way, deptId } = noticeChoices;
  return database.select({ kind, way, deptId }).from(noticeChoices).where(eq(noticeChoices.userId, userId));
}

export async function saveChoice(database: Database, choice: Place & { way: NoticeWay }): Promise<void> {
  const { userId, kind, deptId, way } = choice;
  await database.execute(
    sql`INSERT INTO notice_choices (user_id, kind, dept_id, way) VALUES (${userId}, ${kind}, ${deptId}, ${way})
        ON CONFLICT (user_id, kind, coalesce(dept_id, 0)) DO UPDATE SET way = excluded.way`,
  );
}

export async function dropChoice(database: Database, { userId, kind, deptId }: Place): Promise<void> {
  await database
    .delete(noticeChoices)
    .where(
      and(
        eq(noticeChoices.userId, userId),
        eq(noticeChoices.kind, kind),
        sql`${noticeChoices.deptId} IS NOT DISTINCT FROM ${deptId}::int`,
      ),
    );
}
