import { exportResults as call } from '@netloom/contract';
import { resultsJson, resultsJunit } from '@netloom/executor';
import type { ResultsFile } from '@netloom/model/regression';
import { implement } from '../../../http/route.ts';
import { memberOfRegression } from '../policy.ts';
import { allResults } from '../repository.ts';
import type { RegressionRecord, ResultRecord } from '../repository.ts';

function fileOf(regression: RegressionRecord, results: readonly ResultRecord[]): ResultsFile {
  const { name, commit, tree, toldTree, caseNum } = regression;
  const rows = results.map(({ caseName, toldSeed, seed, ...each }) => {
    const { verdict, message, seconds, plusargs, build, tool, host, unchecked, nondeterministic } = each;
    return {
      ...{ case: caseName, seed: toldSeed ?? seed, verdict, message, seconds, plusargs, build, tool, host },
      ...{ unchecked, nondeterministic },
    };
  });
  const missing = Math.max(0, caseNum - results.length);
  const version = { commit, tree: tree || toldTree };
  return { netloom: 'results', version: 1, name, ...version, missing, results: rows };
}

export const exportRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async ({ query: { format } }, { regression }, { database }) => {
    const file = fileOf(regression, await allResults(database, regression.runId));
    const { name, number, createTime } = regression;
    return format === 'junit'
      ? { fileName: `${name}-${number}.xml`, text: resultsJunit(file, createTime) }
      : { fileName: `${name}-${number}.json`, text: resultsJson(file) };
  },
);
