import { rankCoverage as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfRegression } from '../regression/index.ts';
import { askCoverage, openCoverage } from './read/askCoverage.ts';

export const rankRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async (_incoming, { regression, caller }, services) => {
    const { data } = await openCoverage(regression, caller.userId, services);
    return askCoverage(data, { ask: 'rank' });
  },
);
