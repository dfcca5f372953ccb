import { asc, eq, lte } from '../database/drizzle.ts';
import type { Database } from '../database/index.ts';
import { mails } from './tables.ts';

export type WaitingMail = typeof mails.$inferSelect;

export async function insertMail(database: Database, mail: typeof mails.$inferInsert): Promise<void> {
  await database.insert(mails).values(mail);
}

export function listDue(database: Database, now: Date): Promise<WaitingMail[]> {
  return database
    .select()
    .from(mails)
    .where(lte(mails.nextAttempt, now))
    .orderBy(asc(mails.nextAttempt))
    .limit(50);
}

/** When the next mail is due; undefined when none waits. */
export async function nextDue(database: Database): Promise<Date | undefined> {
  const [first] = await database
    .select({ time: mails.nextAttempt })
    .from(mails)
    .orderBy(asc(mails.nextAttempt))
    .limit(1);
  return first?.time;
}

export async function postpone(
  database: Database,
  mailId: number,
  later: Pick<WaitingMail, 'attempts' | 'nextAttempt' | 'error'>,
): Promise<void> {
  await database.update(mails).set(later).where(eq(mails.mailId, mailId));
}

export async function deleteMail(database: Database, mailId: number): Promise<void> {
  await database.delete(mails).where(eq(mails.mailId, mailId));
}
