import { exportSignOff, showSignOff, signOff } from '@netloom/contract';
import { notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { memberOfRegression, regressionOf } from '../regression/index.ts';
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

export const exportRoute = implement(
  exportSignOff,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async (_incoming, { caller, regression }, services) => {
    const shown = await evidenceOf(regression, caller.userId, services);
    const fileName = `${shown.name}-${shown.number}-signOff.html`;
    return { fileName, text: signOffPage(shown, digestOf(shown)) };
  },
);
