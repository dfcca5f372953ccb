import { coverageChanges as call } from '@netloom/contract';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { memberOfRegression, regressionOf } from '../regression/index.ts';
import { askCoverage, openCoverage } from './read/askCoverage.ts';

export const changesRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async ({ query: { against } }, { regression, caller }, services) => {
    const earlier = await regressionOf(services.database, against);
    // One of another project answers like one that is not there.
    if (earlier?.deptId !== regression.deptId)
      throw notFound('no-regression', { field: 'against', values: { run: against } });
    const before = await openCoverage(earlier, caller.userId, services);
    const { record, data } = await openCoverage(regression, caller.userId, services);
    const changed = await services.projects.changedFiles(regression.deptId, earlier.tree, regression.tree);
    const edited = changed.map(({ path }) => path);
    const files = await askCoverage(data, { ask: 'changes', merged: before.record.merged, edited });
    return { before: before.record.figures, after: record.figures, files };
  },
);
