import { retryRun, RunRequest } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { validate } from '../../http/validate.ts';
import { memberOfRun } from './policy.ts';
import { runRow } from './rows.ts';
import { startRun } from './start/startRun.ts';

export const retryRoute = implement(
  retryRun,
  memberOfRun('run:start', ({ body }) => body.runId),
  async ({ body }, { caller, run }, services) => {
    const { tree: treeId, branch, commit } = run;
    const pinned = body.tree === 'pinned' ? { pinned: { treeId, branch }, commit } : {};
    const origin = { ...pinned, retryOf: run.runId };
    const request = validate(RunRequest, run.request, 'request');
    const again = await startRun(request, caller.userId, services, origin);
    return runRow(again, services.database);
  },
);
