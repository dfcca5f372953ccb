import type { BugFailure } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import type { Services } from '../../services.ts';
import { resultOf, wavesOf } from '../regression/index.ts';
import type { RegressionRecord, ResultRecord } from '../regression/index.ts';

/** Hierarchical names in a message: `top.u_lane[3].fifo`, not a file with its ending. */
const HIERARCHY = /\b[A-Za-z_]\w*(?:\[\d+\])?(?:\.[A-Za-z_]\w*(?:\[\d+\])?)+\b/g;
const FILE = /\.(?:svh?|vh?|c(?:pp)?|h|json|log)$/;

/** The scope that a failure names; else the file in which it was told, without its ending. */
function scopeOf({ message, file }: Pick<ResultRecord, 'message' | 'file'>): string {
  const named = (message.match(HIERARCHY) ?? []).find((name) => !FILE.test(name));
  return named ?? (file === null ? '' : file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, ''));
}

interface Bound {
  result: ResultRecord;
  regression: RegressionRecord;
  failure: BugFailure;
  scope: string;
}

/** What a defect is bound to that is filed from a result. @throws a 601 for one that is no failure of this project. */
export async function failureOf(
  resultId: number,
  deptId: number,
  { database }: Pick<Services, 'database'>,
): Promise<Bound> {
  const found = await resultOf(database, resultId);
  if (found === undefined || found.regression.deptId !== deptId)
    throw warning('no-result-row', { field: 'resultId', values: { result: resultId } });
  const { result, regression } = found;
  if (result.verdict === 'passed' && !result.nondeterministic)
    throw warning('result-passed', { field: 'resultId' });
  const waves = await wavesOf(database, [result.childRunId]);
  const { runId, childRunId, caseName, build, plusargs, seed, message, cause, file, line, errorTicks } =
    result;
  const failure: BugFailure = {
    ...{
      resultId,
      runId,
      childRunId,
      caseName,
      build,
      plusargs,
      seed,
      message,
      cause,
      file,
      line,
      errorTicks,
    },
    path: regression.path,
    logOffset: result.messageOffset ?? result.logOffset,
    wave: waves.get(childRunId) ?? null,
  };
  return { result, regression, failure, scope: scopeOf(result) };
}
