import { exportResults as call } from '@netloom/contract';
import { resultsJson, resultsJunit } from '@netloom/executor';
import type { CarriedCheck, ResultsFile } from '@netloom/model/regression';
import { implement } from '../../../http/route.ts';
import { memberOfRegression } from '../policy.ts';
import { checkRunsOf } from '../checkRuns.ts';
import type { CheckRunRow } from '../checkRuns.ts';
import { allResults } from '../repository.ts';
import type { RegressionRecord, ResultRecord } from '../repository.ts';

/** By the names that the plan has for them. */
function checksOf({ plan }: RegressionRecord, runs: readonly CheckRunRow[]): CarriedCheck[] {
  return Object.entries(plan?.checks ?? {}).flatMap(([name, check]) => {
    const { kind, top, fileList = '', testbench = '' } = check;
    const run = runs.find(
      (each) =>
        each.kind === kind && each.top === top && each.fileList === fileList && each.testbench === testbench,
    );
    return run === undefined
      ? []
      : [{ name, kind, verdict: run.verdict, message: run.reason.slice(0, 4000) }];
  });
}

function fileOf(
  regression: RegressionRecord,
  results: readonly ResultRecord[],
  checks: CarriedCheck[],
): ResultsFile {
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
  return { netloom: 'results', version: 1, name, ...version, missing, results: rows, checks };
}

export const exportRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async ({ query: { format } }, { regression }, { database }) => {
    const { runId, name, number, createTime } = regression;
    const checks = checksOf(regression, await checkRunsOf(database, runId));
    const file = fileOf(regression, await allResults(database, runId), checks);
    return format === 'junit'
      ? { fileName: `${name}-${number}.xml`, text: resultsJunit(file, createTime) }
      : { fileName: `${name}-${number}.json`, text: resultsJson(file) };
  },
);
