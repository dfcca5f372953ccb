import { keptRefusal } from '../../http/keptRefusal.ts';
import { eq } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import type { Services } from '../../services.ts';
import { refFits } from '../../git/index.ts';
import { runsChanged } from '../runs/index.ts';
import { enqueuePush } from '../webhook/index.ts';
import { explain } from './explain.ts';
import { listForPush, updateSchedule } from './repository.ts';
import type { ScheduleRecord } from './repository.ts';
import { startOf } from './startOf.ts';
import { pushes } from './tables.ts';
import { tellFailure } from './tellFailure.ts';

type PushRecord = typeof pushes.$inferSelect;

/** No push starts more. */
const MOST = 20;

/**
 * Starts the runs that the project wants of a branch that moved, and tells its webhooks: all of it is stored together
 * with the end of the push, or not at all. The runs read the commit's files alone. One that cannot be started says so in
 * its schedule: what was pushed stays pushed. Runs push nothing, so none starts another.
 */
export async function startPushed(pushId: number, services: Services): Promise<void> {
  const failed: ScheduleRecord[] = [];
  const pushed = await services.database.transaction(async (database) => {
    const push = await takePush(database, pushId);
    if (push === undefined) return undefined;
    await enqueuePush(database, push);
    for (const schedule of await wantedOf(database, push)) {
      const outcome = await start(schedule, push, { ...services, database }).catch((error: unknown) => {
        const failure = `schedule ${schedule.scheduleId} could not start its run after a push`;
        services.log.warn({ err: error }, failure);
        return { lastError: explain(error) };
      });
      await updateSchedule(database, schedule.scheduleId, outcome);
      if (outcome.lastError !== '') failed.push(schedule);
    }
    return push;
  });
  if (pushed === undefined) return;
  // Only now do others see the runs.
  runsChanged(services.hub, pushed.deptId);
  services.webhooks.wake();
  for (const schedule of failed) tellFailure(schedule, services);
}

async function takePush(database: Database, pushId: number): Promise<PushRecord | undefined> {
  const [push] = await database.delete(pushes).where(eq(pushes.pushId, pushId)).returning();
  return push;
}

async function wantedOf(database: Database, { deptId, branch }: PushRecord): Promise<ScheduleRecord[]> {
  const schedules = await listForPush(database, deptId);
  return schedules.filter(({ push }) => refFits(push, branch)).slice(0, MOST);
}

async function start(
  schedule: ScheduleRecord,
  { deptId, branch, commit, userId, mayStart }: PushRecord,
  services: Services,
): Promise<Pick<ScheduleRecord, 'lastError'> & Partial<Pick<ScheduleRecord, 'lastRunId'>>> {
  if (!mayStart) return { lastError: keptRefusal({ reason: 'schedule-role' }) };
  const treeId = await services.projects.pinCommit(deptId, commit);
  // A savepoint: what fails in it leaves the rest to be stored.
  const run = await services.database.transaction((database) =>
    startOf(schedule, userId, { ...services, database }, { pinned: { treeId, branch }, commit }),
  );
  return { lastRunId: run.runId, lastError: '' };
}
