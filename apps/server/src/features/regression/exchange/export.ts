import { exportResults as call } from '@netloom/contract';
import { junitXml } from '@netloom/executor';
import type { ResultsFile } from '@netloom/model/regression';
import { implement } from '../../../http/route.ts';
import { memberOfRegression } from '../policy.ts';
import { allResults } from '../repository.ts';
import type { RegressionRecord, ResultRecord } from '../repository.ts';

/** Verdicts that say something of the design; the others could not say. */
const FAILURES = new Set(['failed', 'compile-failed']);

const CHECKED_NOTHING = 'No statement of the sources could have said that it failed.';

/** What passed once and failed another time is no pass. */
function outcomeOf({ verdict, message, nondeterministic }: ResultRecord) {
  if (verdict === 'passed' && !nondeterministic) return undefined;
  const isFailure = FAILURES.has(verdict) || nondeterministic;
  const type = nondeterministic ? 'nondeterministic' : verdict;
  return { tag: isFailure ? ('failure' as const) : ('error' as const), type, message, text: message };
}

function junitOf({ name, createTime, commit }: RegressionRecord, results: readonly ResultRecord[]): string {
  return junitXml({
    name,
    begun: createTime,
    properties: { kind: 'regression', commit },
    cases: results.map((result) => ({
      name: `${result.caseName}:${result.seed}`,
      className: result.caseName,
      seconds: result.seconds ?? 0,
      outcome: outcomeOf(result),
      output: result.unchecked ? CHECKED_NOTHING : '',
    })),
  });
}

function jsonOf({ name, commit }: RegressionRecord, results: readonly ResultRecord[]): string {
  const rows = results.map(({ caseName, toldSeed, seed, ...each }) => {
    const { verdict, message, seconds, plusargs, build, tool, unchecked, nondeterministic } = each;
    return {
      ...{ case: caseName, seed: toldSeed ?? seed, verdict, message, seconds, plusargs, build, tool },
      ...{ unchecked, nondeterministic },
    };
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
