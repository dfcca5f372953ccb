import type { Database } from '../../database/index.ts';
import { keptRefusal } from '../../http/keptRefusal.ts';
import type { Services } from '../../services.ts';
import { listMemberships } from '../department/index.ts';
import { findRun, runsChanged } from '../runs/index.ts';
import { explain } from './explain.ts';
import { nextTime } from './nextTime.ts';
import { lockDueSchedule, updateSchedule } from './repository.ts';
import type { ScheduleRecord } from './repository.ts';
import { startOf } from './startOf.ts';
import { tellFailure } from './tellFailure.ts';

/** Its last run goes on: no failure. */
const LEFT_OUT = keptRefusal({ reason: 'schedule-left-out' });

/**
 * Starts one schedule whose time has come; false when there is none. The run and the schedule's next time are stored
 * together or not at all, so that a server that ends in between starts it once.
 */
export async function startDue(services: Services, now: Date): Promise<boolean> {
  const started = await services.database.transaction(async (database) => {
    const schedule = await lockDueSchedule(database, now);
    if (schedule === undefined) return undefined;
    const next = nextTime(schedule.cron, schedule.timeZone, now);
    const outcome = await start(schedule, { ...services, database }).catch((error: unknown) => {
      services.log.warn({ err: error }, `schedule ${schedule.scheduleId} could not start its run`);
      return { lastError: explain(error) };
    });
    await updateSchedule(database, schedule.scheduleId, { nextTime: next, ...outcome });
    return { ...schedule, failed: !['', LEFT_OUT].includes(outcome.lastError) };
  });
  // Only now do others see the run.
  if (started !== undefined) runsChanged(services.hub, started.deptId);
  if (started?.failed) tellFailure(started, services);
  return started !== undefined;
}

type Outcome = Pick<ScheduleRecord, 'lastError'> & Partial<Pick<ScheduleRecord, 'lastRunId'>>;

async function start(schedule: ScheduleRecord, services: Services): Promise<Outcome> {
  const { createBy, deptId, lastRunId } = schedule;
  const { database } = services;
  if (!(await isMember(createBy, deptId, database))) {
    return { lastError: keptRefusal({ reason: 'schedule-maker-gone' }) };
  }
  const last = lastRunId === null ? undefined : await findRun(database, lastRunId);
  if (last !== undefined && (await services.runs.upToDate(last)).state !== 'finished') {
    return { lastError: LEFT_OUT };
  }
  // A savepoint: what fails in it leaves the schedule's row to be written.
  const run = await database.transaction((within) =>
    startOf(schedule, createBy, { ...services, database: within }),
  );
  return { lastRunId: run.runId, lastError: '' };
}

async function isMember(userId: number, deptId: number, database: Database): Promise<boolean> {
  const memberships = await listMemberships(database, userId);
  return memberships.some((membership) => membership.deptId === deptId);
}
