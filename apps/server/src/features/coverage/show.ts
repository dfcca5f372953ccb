import { regressionCoverage as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfRegression } from '../regression/index.ts';
import { askCoverage, openCoverage } from './read/askCoverage.ts';
import { socsAt } from './socsAt.ts';
import { uncountedOf } from './uncountedOf.ts';

export const showRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async (_incoming, { regression, caller }, services) => {
    const { record, known, data } = await openCoverage(regression, caller.userId, services);
    const { runId, number, name, path, createTime, commit } = regression;
    const { tops, ...summary } = await askCoverage(data, { ask: 'summary' });
    const tree = await services.projects.tree(regression.deptId, caller.userId);
    return {
      ...{ runId, number, name, path, rtlVersion: commit, date: createTime.toISOString() },
      figures: record.figures,
      ...summary,
      socs: await socsAt(tops, tree),
      required: known?.plan.coverage ?? {},
      planHash: known?.hash ?? null,
      simulations: record.simulations.length,
      refused: record.refused,
      uncounted: uncountedOf(regression.plan),
    };
  },
);
