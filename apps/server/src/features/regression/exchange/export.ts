import { exportResults as call } from '@netloom/contract';
import { junitXml } from '@netloom/executor';
import { implement } from '../../../http/route.ts';
import { memberOfRegression } from '../policy.ts';
import { allResults } from '../repository.ts';
import type { RegressionRecord, ResultRecord } from '../repository.ts';
import type { ResultsFile } from './resultsFile.ts';

/** Verdicts that say something of the design; the others could not say. */
const FAILURES = new Set(['failed', 'compile-failed']);

function junitOf({ name, createTime, commit }: RegressionRecord, results: readonly ResultRecord[]): string {
  return junitXml({
    name,
    begun: createTime,
    properties: { kind: 'regression', commit },
    cases: results.map(({ caseName, seed, seconds, verdict, message }) => ({
      name: `${caseName}:${seed}`,
      className: caseName,
      seconds: seconds ?? 0,
      outcome:
        verdict === 'passed'
          ? undefined
          : { tag: FAILURES.has(verdict) ? 'failure' : 'error', type: verdict, message, text: message },
      output: '',
    })),
  });
}

function jsonOf({ name, commit }: RegressionRecord, results: readonly ResultRecord[]): string {
  const rows = results.map(({ caseName, toldSeed, seed, ...each }) => {
    const { verdict, message, seconds, plusargs, build, tool } = each;
    return { case: caseName, seed: toldSeed ?? seed, verdict, message, seconds, plusargs, build, tool };
  });
  const file: ResultsFile = { netloom: 'results', version: 1, name, commit, results: rows };
  return `${JSON.stringify(file, null, 1)}\n`;
}

export const exportRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async ({ query: { format } }, { regression }, { database }) => {
    const results = await allResults(database, regression.runId);
    const { name, number } = regression;
    if (format === 'junit') return { fileName: `${name}-${number}.xml`, text: junitOf(regression, results) };
    return { fileName: `${name}-${number}.json`, text: jsonOf(regression, results) };
  },
);
