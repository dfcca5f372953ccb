import { exportResults as call } from '@netloom/contract';
import { CHECKED_NOTHING, junitName, junitXml, severalBuilds } from '@netloom/executor';
import type { JunitCase } from '@netloom/executor';
import type { ResultsFile } from '@netloom/model/regression';
import { implement } from '../../../http/route.ts';
import { memberOfRegression } from '../policy.ts';
import { allResults } from '../repository.ts';
import type { RegressionRecord, ResultRecord } from '../repository.ts';

/** Verdicts that say something of the design; the others could not say. */
const FAILURES = new Set(['failed', 'compile-failed']);

/** What passed once and failed another time is no pass. */
function outcomeOf({ verdict, message, nondeterministic }: ResultRecord) {
  if (verdict === 'passed' && !nondeterministic) return undefined;
  const isFailure = FAILURES.has(verdict) || nondeterministic;
  const type = nondeterministic ? 'nondeterministic' : verdict;
  return { tag: isFailure ? ('failure' as const) : ('error' as const), type, message, text: message };
}

/** What is not there, of a regression that goes on or was ended, is no pass. */
const missingOf = ({ caseNum }: RegressionRecord, { length }: readonly ResultRecord[]) =>
  Math.max(0, caseNum - length);

function missingCase(missing: number): JunitCase {
  const message = `${missing} simulations have no result`;
  const outcome = { tag: 'error', type: 'lost', message, text: message } as const;
  return { name: 'missing', className: 'regression', seconds: 0, outcome, output: '' };
}

function junitOf(regression: RegressionRecord, results: readonly ResultRecord[]): string {
  const { name, createTime, commit } = regression;
  const several = severalBuilds(results);
  const missing = missingOf(regression, results);
  const cases = results.map((result): JunitCase => {
    const { caseName, seed, build, seconds, unchecked } = result;
    return {
      ...{ name: junitName(caseName, seed, build, several.has(caseName)), className: caseName },
      ...{ seconds: seconds ?? 0, outcome: outcomeOf(result), output: unchecked ? CHECKED_NOTHING : '' },
    };
  });
  return junitXml({
    name,
    begun: createTime,
    properties: { kind: 'regression', commit },
    cases: missing > 0 ? [...cases, missingCase(missing)] : cases,
  });
}

function jsonOf(regression: RegressionRecord, results: readonly ResultRecord[]): string {
  const { name, commit } = regression;
  const missing = missingOf(regression, results);
  const rows = results.map(({ caseName, toldSeed, seed, ...each }) => {
    const { verdict, message, seconds, plusargs, build, tool, unchecked, nondeterministic } = each;
    return {
      ...{ case: caseName, seed: toldSeed ?? seed, verdict, message, seconds, plusargs, build, tool },
      ...{ unchecked, nondeterministic },
    };
  });
  const file: ResultsFile = { netloom: 'results', version: 1, name, commit, missing, results: rows };
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
