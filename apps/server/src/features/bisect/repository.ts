import { and, desc, eq, sql } from '../../database/drizzle.ts';
import type { BisectRow } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { userNames } from '../session/index.ts';
import { bisects } from './tables.ts';

export type BisectRecord = typeof bisects.$inferSelect;

const LATEST = 100;

export async function findBisect(database: Database, bisectId: number): Promise<BisectRecord | undefined> {
  const [row] = await database.select().from(bisects).where(eq(bisects.bisectId, bisectId));
  return row;
}

export async function insertBisect(
  database: Database,
  values: typeof bisects.$inferInsert,
): Promise<BisectRecord> {
  const [row] = await database.insert(bisects).values(values).returning();
  return row!;
}

/** Only what is still running changes. */
export async function changeBisect(
  database: Database,
  bisectId: number,
  change: Partial<BisectRecord>,
): Promise<void> {
  await database
    .update(bisects)
    .set(change)
    .where(and(eq(bisects.bisectId, bisectId), eq(bisects.outcome, 'running')));
}

export function latestBisects(database: Database, deptId: number): Promise<BisectRecord[]> {
  return database
    .select()
    .from(bisects)
    .where(eq(bisects.deptId, deptId))
    .orderBy(desc(bisects.bisectId))
    .limit(LATEST);
}

export async function runningBisects(database: Database): Promise<number[]> {
  const rows = await database
    .select({ bisectId: bisects.bisectId })
    .from(bisects)
    .where(eq(bisects.outcome, 'running'));
  return rows.map(({ bisectId }) => bisectId);
}

/** The search that waits for a run, if one does. */
export async function bisectOfRun(database: Database, runId: string): Promise<number | undefined> {
  const waits = JSON.stringify([{ runId, answer: null }]);
  const [row] = await database
    .select({ bisectId: bisects.bisectId })
    .from(bisects)
    .where(and(eq(bisects.outcome, 'running'), sql`${bisects.steps} @> ${waits}::jsonb`));
  return row?.bisectId;
}

export async function bisectRows(records: readonly BisectRecord[], database: Database): Promise<BisectRow[]> {
  const names = await userNames(
    database,
    records.map(({ createBy }) => createBy),
  );
  return records.map(({ request: _, ...record }) => ({
    ...record,
    createBy: names.get(record.createBy) ?? '',
    createTime: record.createTime.toISOString(),
    finishTime: record.finishTime?.toISOString() ?? null,
  }));
}
