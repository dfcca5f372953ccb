import { kindOf, RunRequest } from '@netloom/contract';
import { validate } from '../../../http/validate.ts';
import type { Services } from '../../../services.ts';
import { roleOf } from '../../department/index.ts';
import { startRun } from '../../runs/index.ts';
import type { RunRecord } from '../../runs/index.ts';
import { resultsAgain } from '../repository.ts';

const MOST = 10_000;

/**
 * Simulates once more what the machine took from a regression: a lost node, a whole run without memory or time. A
 * simulation that was tried twice within its run is not, nor what repeats another regression: each comes once again,
 * as a regression of its own, and the first keeps its results.
 */
export async function simulateOnceMore(run: RunRecord, services: Services): Promise<void> {
  const { runId, deptId, createBy, tree: treeId, branch, retryOf, verdict } = run;
  if (retryOf !== null || verdict === 'cancelled') return;
  const asked = { runId, resultIds: [], all: true, class: 'infrastructure' } as const;
  const found = await resultsAgain(services.database, asked, MOST);
  const only = found
    .filter(({ attempts }) => attempts === 1)
    .map(({ caseName, seed, build }) => ({ case: caseName, seed, build }));
  if (only.length === 0 || (await roleOf(services.database, deptId, createBy)) === undefined) return;
  const known = kindOf('regression')!.request.parse(run.request);
  const request = validate(RunRequest, { ...known, only, kind: 'regression', deptId }, 'request');
  await startRun(request, createBy, services, { pinned: { treeId, branch }, retryOf: runId });
}
