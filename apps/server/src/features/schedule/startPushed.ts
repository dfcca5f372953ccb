import { keptRefusal } from '../../http/keptRefusal.ts';
import type { Services } from '../../services.ts';
import { runsChanged } from '../runs/index.ts';
import { explain } from './explain.ts';
import { listForPush, updateSchedule } from './repository.ts';
import type { ScheduleRecord } from './repository.ts';
import { startOf } from './startOf.ts';
import { refFits } from '../../git/index.ts';

/** What a push, or a merge of shared branches, brought. */
export interface Pushed {
  deptId: number;
  branch: string;
  commit: string;
  /** Who did it: the runs are his, and wait among his in the queue. */
  userId: number;
  /** His role lets him start runs. */
  mayStart: boolean;
}

/** No push starts more. */
const MOST = 20;

/**
 * Starts the runs that the project wants of a branch that moved. They read the commit's files alone. One that cannot be
 * started says so in its schedule: what was pushed stays pushed. Runs push nothing, so none starts another.
 */
export async function startPushed(pushed: Pushed, services: Services): Promise<void> {
  const wanted = (await listForPush(services.database, pushed.deptId)).filter(({ push }) =>
    refFits(push, pushed.branch),
  );
  if (wanted.length === 0) return;
  for (const schedule of wanted.slice(0, MOST)) {
    const outcome = await start(schedule, pushed, services).catch((error: unknown) => {
      services.log.warn(
        { err: error },
        `schedule ${schedule.scheduleId} could not start its run after a push`,
      );
      return { lastError: explain(error) };
    });
    await updateSchedule(services.database, schedule.scheduleId, outcome);
  }
  runsChanged(services.hub, pushed.deptId);
}

async function start(
  schedule: ScheduleRecord,
  { deptId, branch, commit, userId, mayStart }: Pushed,
  services: Services,
): Promise<Pick<ScheduleRecord, 'lastError'> & Partial<Pick<ScheduleRecord, 'lastRunId'>>> {
  if (!mayStart) return { lastError: keptRefusal({ reason: 'schedule-role' }) };
  const treeId = await services.projects.pinCommit(deptId, commit);
  const run = await startOf(schedule, userId, services, { pinned: { treeId, branch }, commit });
  return { lastRunId: run.runId, lastError: '' };
}
