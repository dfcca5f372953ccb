import { prioritizeRun } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { ownerOfRun } from './policy.ts';
import { priorityRank } from './priority.ts';
import { setPriority } from './queue/repository.ts';
import { findRun } from './repository.ts';
import { runRow } from './rows.ts';
import { runsChanged } from './watch/runsChanged.ts';

export const prioritizeRoute = implement(
  prioritizeRun,
  ownerOfRun(({ body }) => body.runId),
  async ({ body }, { run }, { database, hub }) => {
    const changed = await setPriority(database, run.runId, priorityRank(body.priority));
    if (!changed) throw warning('run-waits-no-more', { field: 'runId' });
    runsChanged(hub, run.deptId);
    return runRow((await findRun(database, run.runId)) ?? run, database);
  },
);
