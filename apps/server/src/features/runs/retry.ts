import { retryRun } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfRun } from './policy.ts';
import { runRow } from './rows.ts';
import { startRun } from './start/startRun.ts';

export const retryRoute = implement(
  retryRun,
  memberOfRun('run:start', ({ body }) => body.runId),
  async ({ body }, { caller, run }, services) => {
    const pinned = body.tree === 'pinned' ? { tree: run.tree } : {};
    const origin = { ...pinned, retryOf: run.runId };
    const again = await startRun(run.request, caller.userId, services, origin);
    return runRow(again, services.database);
  },
);
