import { cancelRun } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { ownerOfRun } from './policy.ts';
import { findRun } from './repository.ts';
import { runRow } from './rows.ts';

export const cancelRoute = implement(
  cancelRun,
  ownerOfRun(({ body }) => body.runId),
  async (_incoming, { run }, { database, runs }) => {
    if (run.state !== 'finished') await runs.cancel(run);
    return runRow((await findRun(database, run.runId)) ?? run, database);
  },
);
