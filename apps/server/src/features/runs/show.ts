import { showRun } from '@netloom/contract';
import { readPlan } from '@netloom/executor';
import { implement } from '../../http/route.ts';
import { memberOfRun } from './policy.ts';
import { runRow } from './rows.ts';

export const showRoute = implement(
  showRun,
  memberOfRun(({ query }) => query.runId),
  async (_incoming, { run }, { database, runs }) => ({
    ...(await runRow(run, database)),
    plan: await readPlan(runs.folderOf(run.runId)),
    request: run.request,
    queuePlace: null,
    expectedStart: null,
    stepMedians: {},
  }),
);
