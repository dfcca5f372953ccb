import { kindOf, rerunRegression as call, RunRequest } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { validate } from '../../http/validate.ts';
import { startRun } from '../runs/index.ts';
import { memberOfRegression } from './policy.ts';
import { resultsAgain } from './repository.ts';

const MOST = 10_000;

export const rerunRoute = implement(
  call,
  memberOfRegression('run:start', ({ body }) => body.runId),
  async ({ body: { waves, ...chosen } }, { caller, regression }, services) => {
    const { runId } = chosen;
    const results = await resultsAgain(services.database, chosen, MOST + 1);
    if (results.length === 0) throw warning('nothing-to-rerun', { field: 'resultIds' });
    if (results.length > MOST)
      throw warning('too-many-again', { field: 'resultIds', values: { most: MOST } });
    const only = results.map(({ caseName, seed, build }) => ({ case: caseName, seed, build }));
    const { deptId, path, tree: treeId, branch } = regression;
    const options = kindOf('regression')!.request.parse({ path, only, waves });
    const request = validate(RunRequest, { ...options, kind: 'regression', deptId }, 'request');
    const pinned = { treeId, branch };
    const again = await startRun(request, caller.userId, services, { pinned, retryOf: runId });
    return { runId: again.runId };
  },
);
