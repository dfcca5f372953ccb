import { and, count, desc, eq, lt, ne } from '../../database/drizzle.ts';
import type { z } from 'zod';
import { ReplyCode } from '@netloom/contract';
import type { LogFilter } from '@netloom/contract';
import { between } from '../../database/between.ts';
import { anyContains } from '../../database/contains.ts';
import type { Database } from '../../database/index.ts';
import { loginLogs } from '../session/index.ts';
import { auditEntries } from './tables.ts';

export type AuditRecord = typeof auditEntries.$inferSelect;
export type NewAuditEntry = typeof auditEntries.$inferInsert;

export async function insertEntry(database: Database, entry: NewAuditEntry): Promise<void> {
  await database.insert(auditEntries).values(entry);
}

/** One page, the newest first, and how many there are on all. */
export async function listEntries(
  database: Database,
  { page, limit, search, success, from, to }: z.output<typeof LogFilter>,
): Promise<{ total: number; records: AuditRecord[] }> {
  const { userName, address, call, code, detail, time } = auditEntries;
  const chosen = and(
    anyContains([userName, address, call, detail], search),
    success === undefined ? undefined : (success ? eq : ne)(code, ReplyCode.ok),
    between(time, from, to),
  );
  const [records, [all]] = await Promise.all([
    database
      .select()
      .from(auditEntries)
      .where(chosen)
      .orderBy(desc(time), desc(auditEntries.auditId))
      .limit(limit)
      .offset((page - 1) * limit),
    database.select({ total: count() }).from(auditEntries).where(chosen),
  ]);
  return { total: all!.total, records };
}

/** Audit trail and login logs. */
export async function deleteLogsBefore(database: Database, moment: Date): Promise<void> {
  await database.delete(auditEntries).where(lt(auditEntries.time, moment));
  await database.delete(loginLogs).where(lt(loginLogs.time, moment));
}
