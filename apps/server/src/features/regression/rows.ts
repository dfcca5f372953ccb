import type { RegressionRow, RegressionVerdict, ResultRow } from '@netloom/contract';
import { ResultRow as ResultSchema } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { userNames } from '../session/index.ts';
import { failedCases, waveRuns, wavesOf } from './repository.ts';
import type { RegressionRecord, ResultRecord } from './repository.ts';
import type { VerdictCounts } from './tables.ts';

const infrastructureOf = (counts: VerdictCounts) =>
  (counts['timed-out'] ?? 0) + (counts['out-of-memory'] ?? 0) + (counts.lost ?? 0);

const doneOf = ({ nondeterministic: _, unchecked: __, ...ended }: VerdictCounts) =>
  Object.values(ended).reduce((sum, n) => sum + n, 0);

/** The worst of all results; one that is non-deterministic is a fault, whatever its last verdict. */
export function verdictOf(counts: VerdictCounts, caseNum: number, isFinished: boolean): RegressionVerdict {
  if (!isFinished) return 'running';
  const { failed = 0, nondeterministic = 0, cancelled = 0, inconclusive = 0, passed = 0 } = counts;
  const { unchecked = 0 } = counts;
  if (failed + nondeterministic + (counts['compile-failed'] ?? 0) > 0) return 'failed';
  if (cancelled > 0) return 'cancelled';
  // A result that is not there is no pass.
  if (infrastructureOf(counts) > 0 || doneOf(counts) < caseNum) return 'infrastructure';
  // Where nothing could have failed, nothing was shown.
  return inconclusive > 0 || passed <= unchecked ? 'inconclusive' : 'passed';
}

export async function regressionRows(
  records: readonly RegressionRecord[],
  database: Database,
): Promise<RegressionRow[]> {
  const ids = records.map(({ runId }) => runId);
  const [failures, waves, names] = await Promise.all([
    failedCases(database, ids),
    waveRuns(database, ids),
    userNames(
      database,
      records.map(({ createBy }) => createBy),
    ),
  ]);
  return records.map((record): RegressionRow => {
    const { runId, number, name, path, branch, caseNum, verdicts, seconds, againOf } = record;
    const { nondeterministic = 0, unchecked = 0 } = verdicts;
    return {
      ...{ runId, number, name, path, branch, caseNum, seconds, againOf },
      date: record.createTime.toISOString(),
      finishTime: record.finishTime?.toISOString() ?? null,
      rtlVersion: record.commit,
      rtlType: record.simulators,
      done: doneOf(verdicts),
      result: verdictOf(verdicts, caseNum, record.finishTime !== null),
      passNum: verdicts.passed ?? 0,
      compilerFailNum: verdicts['compile-failed'] ?? 0,
      simulateFailNum: verdicts.failed ?? 0,
      inconclusiveNum: verdicts.inconclusive ?? 0,
      infrastructureNum: infrastructureOf(verdicts),
      nondeterministicNum: nondeterministic,
      uncheckedNum: unchecked,
      failures: failures.get(runId) ?? [],
      wave: waves.get(runId) ?? null,
      createBy: names.get(record.createBy) ?? '',
    };
  });
}

/** Leaves out what the contract does not name. */
export async function resultRows(records: readonly ResultRecord[], database: Database): Promise<ResultRow[]> {
  const waves = await wavesOf(
    database,
    records.map(({ childRunId }) => childRunId),
  );
  return records.map((record) =>
    ResultSchema.parse({ ...record, wave: waves.get(record.childRunId) ?? null }),
  );
}
