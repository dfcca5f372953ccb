import { and, asc, eq, exists, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { departments } from '../department/index.ts';
import { runSchedules } from './tables.ts';

export type ScheduleRecord = typeof runSchedules.$inferSelect;
export type NewSchedule = typeof runSchedules.$inferInsert;

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
  const rows = await unlessTaken(database.insert(runSchedules).values(schedule).returning());
  return rows?.[0];
}

/** Undefined when the department has another schedule of this name. */
export async function updateSchedule(
  database: Database,
  scheduleId: number,
  changes: Partial<NewSchedule>,
): Promise<ScheduleRecord | undefined> {
  const changed = eq(runSchedules.scheduleId, scheduleId);
  const rows = await unlessTaken(database.update(runSchedules).set(changes).where(changed).returning());
  return rows?.[0];
}

export async function deleteSchedule(database: Database, scheduleId: number): Promise<void> {
  await database.delete(runSchedules).where(eq(runSchedules.scheduleId, scheduleId));
}

/** Those of dissolved projects wait until the project is brought back. */
function living(database: Database) {
  return exists(
    database
      .select({ one: sql`1` })
      .from(departments)
      .where(and(eq(departments.deptId, runSchedules.deptId), isNull(departments.dissolvedTime))),
  );
}

/** Holds the row of a schedule whose time has come until the transaction ends; rows held by others are skipped. */
export async function lockDueSchedule(transaction: Database, now: Date): Promise<ScheduleRecord | undefined> {
  const [row] = await transaction
    .select()
    .from(runSchedules)
    .where(and(eq(runSchedules.enabled, true), lte(runSchedules.nextTime, now), living(transaction)))
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
    .where(and(eq(runSchedules.enabled, true), living(database)))
    .orderBy(asc(runSchedules.nextTime))
    .limit(1);
  return row?.nextTime ?? undefined;
}

/** Those of a project that pushes start. */
export function listForPush(database: Database, deptId: number): Promise<ScheduleRecord[]> {
  const wanted = and(
    eq(runSchedules.deptId, deptId),
    eq(runSchedules.enabled, true),
    ne(runSchedules.push, ''),
  );
  return database.select().from(runSchedules).where(wanted).orderBy(asc(runSchedules.scheduleId));
}

/** Whether a protected branch takes nothing that the schedule's run has not passed on. */
export async function isNeeded(database: Database, scheduleId: number): Promise<boolean> {
  const { rows } = await database.execute(
    sql`SELECT FROM ref_protections WHERE needs = ${scheduleId} LIMIT 1`,
  );
  return rows.length > 0;
}
