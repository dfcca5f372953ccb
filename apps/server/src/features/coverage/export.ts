import { exportCoverage as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfRegression } from '../regression/index.ts';
import { askCoverage, openCoverage, sourcesOf } from './read/askCoverage.ts';
import { uncountedOf } from './uncountedOf.ts';

const ENDINGS = { lcov: 'info', html: 'html', verilator: 'dat' } as const;

export const exportRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async ({ query: { format } }, { regression, caller }, services) => {
    const { data } = await openCoverage(regression, caller.userId, services);
    const { name, number, commit, createTime } = regression;
    const paths = format === 'html' ? await askCoverage(data, { ask: 'paths' }) : [];
    const sources = { ...data.sources, ...(await sourcesOf(regression, paths, services)) };
    const uncounted = uncountedOf(regression.plan);
    const facts = [
      ...[commit, createTime.toISOString(), `${data.simulations.length} simulations`],
      ...(uncounted.length === 0 ? [] : [`not counted: ${uncounted.join(', ')}`]),
    ];
    const titles = { title: `${name} #${number}`, facts };
    const text = await askCoverage({ ...data, sources }, { ask: 'text', format, titles });
    return { fileName: `${name}-${number}.${ENDINGS[format]}`, text };
  },
);
