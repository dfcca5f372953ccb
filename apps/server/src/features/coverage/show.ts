import { regressionCoverage as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfRegression } from '../regression/index.ts';
import { askCoverage, openCoverage } from './read/askCoverage.ts';
import { uncountedOf } from './uncountedOf.ts';

export const showRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async (_incoming, { regression, caller }, services) => {
    const { record, known, data } = await openCoverage(regression, caller.userId, services);
    const { runId, number, name, path, createTime, commit } = regression;
    return {
      ...{ runId, number, name, path, rtlVersion: commit, date: createTime.toISOString() },
      figures: record.figures,
      ...(await askCoverage(data, { ask: 'summary' })),
      required: known?.plan.coverage ?? {},
      planHash: known?.hash ?? null,
      simulations: record.simulations.length,
      refused: record.refused,
      uncounted: uncountedOf(regression.plan),
    };
  },
);
