import type { ProductNotice } from '@netloom/contract';
import { sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';
import type { WordingLanguage } from '../../../http/wording/wording.ts';
import { periodically } from '../../../periodically.ts';
import type { Services } from '../../../services.ts';
import { addresseeOf } from './repository.ts';
import { severalNotices, titleOf } from './words.ts';

type Serving = Pick<Services, 'database' | 'mail' | 'settings' | 'log'>;

/** Between two mails to one person: what comes meanwhile goes with the next. */
const REST_MINUTES = 15;
const LOOK_MILLISECONDS = 30_000;
/** Notices that one mail names. */
const NAMED = 50;

interface Waiting extends Record<string, unknown> {
  kind: ProductNotice;
  told: Record<string, string | number>;
  content: string;
}

export async function awaitMail(
  database: Database,
  { noticeId, userId }: { noticeId: number; userId: number },
): Promise<void> {
  await database.execute(
    sql`UPDATE notice_users SET mail_since = coalesce(mail_since, now())
        WHERE notice_id = ${noticeId} AND user_id = ${userId}`,
  );
}

/** Mails a person all that waits for him, unless he was sent something a moment ago; what he has read meanwhile is not. */
export async function mailWaiting(userId: number, { database, mail, settings }: Serving): Promise<void> {
  const addressee = mail.enabled ? await addresseeOf(database, userId) : undefined;
  if (addressee === undefined) return;
  const waiting = await database.transaction((within) => take(within, userId));
  if (waiting.length === 0) return;
  const place = settings.publicUrl === undefined ? '' : `\n${settings.publicUrl}/notification/index\n`;
  const { email: to, language } = addressee;
  await mail.send({ to, ...letterOf(waiting, language), text: `${textOf(waiting, language)}\n${place}` });
}

function letterOf(waiting: readonly Waiting[], language: WordingLanguage): { subject: string } {
  const [first] = waiting;
  const title =
    waiting.length === 1
      ? titleOf(first!.kind, first!.told, language)
      : severalNotices(waiting.length, language);
  return { subject: `Netloom: ${title}` };
}

function textOf(waiting: readonly Waiting[], language: WordingLanguage): string {
  if (waiting.length === 1) return waiting[0]!.content;
  return waiting
    .slice(0, NAMED)
    .map(({ kind, told, content }) => {
      const firstLine = content.split('\n', 1)[0]!.slice(0, 200);
      return `- ${titleOf(kind, told, language)}${firstLine === '' ? '' : `\n  ${firstLine}`}`;
    })
    .join('\n');
}

/** What waits for a person, which waits no more; nothing while he was mailed a moment ago. What is old is no news. */
async function take(database: Database, userId: number): Promise<Waiting[]> {
  const { rows: due } = await database.execute(
    sql`INSERT INTO notice_mails (user_id, mail_time)
        SELECT ${userId}::int, now() WHERE EXISTS (
          SELECT 1 FROM notice_users WHERE user_id = ${userId} AND mail_since IS NOT NULL AND read_time IS NULL)
        ON CONFLICT (user_id) DO UPDATE SET mail_time = now()
          WHERE notice_mails.mail_time < now() - ${`${REST_MINUTES} minutes`}::interval
        RETURNING user_id`,
  );
  if (due.length === 0) return [];
  const { rows } = await database.execute<Waiting & { isNews: boolean; noticeId: number }>(
    sql`WITH due AS (
          SELECT notice_id, read_time IS NULL AND mail_since > now() - interval '1 day' AS is_news
          FROM notice_users WHERE user_id = ${userId} AND mail_since IS NOT NULL FOR UPDATE)
        UPDATE notice_users x SET mail_since = NULL FROM due JOIN notices n USING (notice_id)
        WHERE due.notice_id = x.notice_id AND x.user_id = ${userId}
        RETURNING n.kind, n.told, n.content, n.notice_id AS "noticeId", due.is_news AS "isNews"`,
  );
  return rows.filter(({ isNews }) => isNews).toSorted((a, b) => b.noticeId - a.noticeId);
}

async function waitingFor(database: Database): Promise<number[]> {
  const { rows } = await database.execute<{ userId: number }>(
    sql`SELECT DISTINCT x.user_id AS "userId" FROM notice_users x LEFT JOIN notice_mails m USING (user_id)
        WHERE x.mail_since IS NOT NULL AND x.read_time IS NULL
          AND coalesce(m.mail_time < now() - ${`${REST_MINUTES} minutes`}::interval, true)`,
  );
  return rows.map(({ userId }) => userId);
}

/** Mails what came while people were left in peace. Answers what ends it. */
export function watchMails(services: Serving): () => Promise<void> {
  const look = async () => {
    if (!services.mail.enabled) return;
    for (const userId of await waitingFor(services.database)) await mailWaiting(userId, services);
  };
  return periodically(LOOK_MILLISECONDS, look, (error) =>
    services.log.error({ err: error }, 'notices cannot be mailed'),
  );
}
