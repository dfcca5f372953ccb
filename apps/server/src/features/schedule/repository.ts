import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { runSchedules } from './tables.ts';

export type ScheduleRecord = typeof runSchedules.$inferSelect;
export type NewSchedule = typeof runSchedules.$inferInsert;

const UNIQUE_VIOLATION = '23505';

export function listSchedules(database: Database, deptId: number): Promise<ScheduleRecord[]> {
  return database
    .select()
    .from(runSchedules)
    .where(eq(runSchedules.deptId, deptId))
    .orderBy(asc(runSchedules.name));
}

export async function findSchedule(
  database: Database,
  scheduleId: number,
): Promise<ScheduleRecord | undefined> {
  const [row] = await database.select().from(runSchedules).where(eq(runSchedules.scheduleId, scheduleId));
  return row;
}

/** Undefined when the department has another schedule of this name. */
export async function insertSchedule(
  database: Database,
  schedule: NewSchedule,
): Promise<ScheduleRecord | undefined> {
  return unlessTaken(database.insert(runSchedules).values(schedule).returning());
}

/** Undefined when the department has another schedule of this name. */
export async function updateSchedule(
  database: Database,
  scheduleId: number,
  changes: Partial<NewSchedule>,
): Promise<ScheduleRecord | undefined> {
  const changed = eq(runSchedules.scheduleId, scheduleId);
  return unlessTaken(database.update(runSchedules).set(changes).where(changed).returning());
}

async function unlessTaken(rows: PromiseLike<ScheduleRecord[]>): Promise<ScheduleRecord | undefined> {
  try {
    return (await rows)[0];
  } catch (error) {
    const { code } = ((error as Error).cause ?? error) as { code?: string };
    if (code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}

export async function deleteSchedule(database: Database, scheduleId: number): Promise<void> {
  await database.delete(runSchedules).where(eq(runSchedules.scheduleId, scheduleId));
}

/** Holds the row of a schedule whose time has come until the transaction ends; rows held by others are skipped. */
export async function lockDueSchedule(transaction: Database, now: Date): Promise<ScheduleRecord | undefined> {
  const [row] = await transaction
    .select()
    .from(runSchedules)
    .where(and(eq(runSchedules.enabled, true), lte(runSchedules.nextTime, now)))
    .orderBy(asc(runSchedules.nextTime))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** When the next enabled schedule is due. */
export async function earliestTime(database: Database): Promise<Date | undefined> {
  const [row] = await database
    .select({ nextTime: runSchedules.nextTime })
    .from(runSchedules)
    .where(eq(runSchedules.enabled, true))
    .orderBy(asc(runSchedules.nextTime))
    .limit(1);
  return row?.nextTime ?? undefined;
}
