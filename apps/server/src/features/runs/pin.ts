import { pinRun } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { setPinned } from './keep/repository.ts';
import { ownerOfRun } from './policy.ts';
import { runRow } from './rows.ts';
import { runsChanged } from './watch/runsChanged.ts';

export const pinRoute = implement(
  pinRun,
  ownerOfRun(({ body }) => body.runId),
  async ({ body: { pinned } }, { run }, { database, hub }) => {
    await setPinned(database, run.runId, pinned);
    runsChanged(hub, run.deptId);
    return runRow({ ...run, pinned }, database);
  },
);
