import { exportSignOff, kindOf, RunRequest, showSignOff, signOff, startChecks } from '@netloom/contract';
import { checkOptions } from '@netloom/tools/planning';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { validate } from '../../http/validate.ts';
import { memberOf } from '../department/index.ts';
import { memberOfRegression, regressionOf } from '../regression/index.ts';
import { startRun } from '../runs/index.ts';
import { checkRuns, unrunChecks } from './checks.ts';
import { digestOf, evidenceOf } from './evidenceOf.ts';
import { signOffPage } from './page.ts';
import { insertSignOff, newestOver } from './repository.ts';

export const showRoute = implement(
  showSignOff,
  memberOf('run:view', ({ query }) => query.deptId),
  async ({ query: { deptId, runId } }, { caller }, services) => {
    const wanted = runId ?? (await newestOver(services.database, deptId));
    if (wanted === undefined) return null;
    const regression = await regressionOf(services.database, wanted);
    // One of another project answers like one that is not there.
    if (regression?.deptId !== deptId)
      throw notFound('no-regression', { field: 'runId', values: { run: wanted } });
    return evidenceOf(regression, caller.userId, services);
  },
);

export const signRoute = implement(
  signOff,
  memberOfRegression('defect:verify', ({ body }) => body.runId),
  async ({ body: { runId, note } }, { caller, regression }, services) => {
    const shown = await evidenceOf(regression, caller.userId, services);
    if (!shown.green) throw warning('not-green', { field: 'runId' });
    const row = { runId, digest: digestOf(shown), note, createBy: caller.userId };
    await insertSignOff(services.database, row);
    return evidenceOf(regression, caller.userId, services);
  },
);

export const startChecksRoute = implement(
  startChecks,
  memberOfRegression('run:start', ({ body }) => body.runId),
  async ({ body: { kind } }, { caller, regression }, services) => {
    const { deptId, tree: treeId, branch, plan } = regression;
    const unrun = unrunChecks(plan, kind, await checkRuns(regression, services));
    if (unrun.length === 0) throw warning('no-check-missing', { field: 'kind' });
    for (const [, check] of unrun) {
      const options = kindOf(kind)!.request.parse({ ...plan?.executor, ...checkOptions(check) });
      const request = validate(RunRequest, { ...options, kind, deptId }, 'request');
      await startRun(request, caller.userId, services, { pinned: { treeId, branch } });
    }
    return evidenceOf(regression, caller.userId, services);
  },
);

export const exportRoute = implement(
  exportSignOff,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async (_incoming, { caller, regression }, services) => {
    const shown = await evidenceOf(regression, caller.userId, services);
    const fileName = `${shown.name}-${shown.number}-signOff.html`;
    return { fileName, text: signOffPage(shown, digestOf(shown)) };
  },
);
