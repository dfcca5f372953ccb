import type { ProductNotice } from '@netloom/contract';
import { and, sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import type { WordingLanguage } from '../../../http/wording/wording.ts';
import { noticeUsers, notices } from '../tables.ts';

export interface Told {
  kind: ProductNotice;
  userId: number;
  /** Notices with the same one are told together while they are unread. */
  groupKey: string;
  told: Record<string, string | number>;
  content: string;
  link: string;
}

/**
 * Keeps a notice for one person, together with one of its group that he has not read for less than an hour; answers
 * its id. `database` is a transaction.
 */
export async function keepTold(database: Database, { userId, ...notice }: Told): Promise<number> {
  const { kind, groupKey, told, content, link } = notice;
  // Several at once would each find none that is kept.
  await database.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`${kind} ${groupKey}`}), ${userId})`);
  const { rows } = await database.execute<{ noticeId: number }>(
    sql`UPDATE notices n SET from_time = now(), content = ${content}, link = ${link},
          told = ${JSON.stringify(told)}::jsonb || jsonb_build_object('count', coalesce((n.told->>'count')::int, 1) + 1)
        WHERE n.notice_id = (
          SELECT x.notice_id FROM notices x JOIN notice_users u USING (notice_id)
          WHERE x.kind = ${kind} AND x.group_key = ${groupKey} AND u.user_id = ${userId}
            AND u.read_time IS NULL AND x.from_time > now() - interval '1 hour'
          ORDER BY x.notice_id DESC LIMIT 1)
        RETURNING n.notice_id AS "noticeId"`,
  );
  if (rows[0] !== undefined) return rows[0].noticeId;
  const [row] = await database
    .insert(notices)
    .values({ ...notice, audience: 'users' })
    .returning({ noticeId: notices.noticeId });
  await database.insert(noticeUsers).values({ noticeId: row!.noticeId, userId });
  return row!.noticeId;
}

interface Addressee {
  email: string;
  language: WordingLanguage;
}

/** The confirmed address of a user who may sign in, and his language; undefined without one. */
export async function addresseeOf(database: Database, userId: number): Promise<Addressee | undefined> {
  const { rows } = await database.execute<Addressee & Record<string, unknown>>(
    sql`SELECT email, language FROM users
        WHERE user_id = ${userId} AND email <> '' AND email_confirmed AND NOT deleted AND status = 0`,
  );
  return rows[0];
}

export async function administrators(database: Database): Promise<number[]> {
  const { rows } = await database.execute<{ userId: number }>(
    sql`SELECT user_id AS "userId" FROM users WHERE admin AND NOT deleted AND status = 0`,
  );
  return rows.map(({ userId }) => userId);
}

/** Forgets notices of the product that are older than 90 days. */
export async function forgetOld(database: Database): Promise<void> {
  await database
    .delete(notices)
    .where(and(sql`kind <> 'written'`, sql`from_time < now() - interval '90 days'`));
}
