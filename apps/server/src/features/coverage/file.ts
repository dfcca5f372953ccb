import { regressionCoverageFile as call } from '@netloom/contract';
import { notFound } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { memberOfRegression } from '../regression/index.ts';
import { askCoverage, openCoverage, sourcesOf } from './read/askCoverage.ts';

export const fileRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async ({ query: { path } }, { regression, caller }, services) => {
    const { data } = await openCoverage(regression, caller.userId, services);
    const { points, excluded } = await askCoverage(data, { ask: 'file', path });
    if (points.length === 0) throw notFound('no-coverage-of', { field: 'path', values: { path } });
    const text = (await sourcesOf(regression, [path], services))[path];
    if (text === undefined) throw notFound('no-file-of-run', { field: 'path', values: { path } });
    const named = excluded.map(({ sort, line, column, label }) => ({ sort, line, column, label }));
    return { path, text, points, excluded: named };
  },
);
