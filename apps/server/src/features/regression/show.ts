import { showRegression as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfRegression } from './policy.ts';
import { caseRows } from './repository.ts';
import { regressionRows } from './rows.ts';

/** When all results will be there, at the rate so far; null before the first and when all are. */
function expectedEnd(date: string, done: number, all: number): string | null {
  if (done === 0 || done >= all) return null;
  const [start, now] = [Date.parse(date), Date.now()];
  return new Date(now + ((now - start) / done) * (all - done)).toISOString();
}

export const showRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async (_incoming, { regression: record }, { database }) => {
    const [[regression], cases] = await Promise.all([
      regressionRows([record], database),
      caseRows(database, record.runId),
    ]);
    const { date, done, caseNum, result } = regression!;
    const expected = result === 'running' ? expectedEnd(date, done, caseNum) : null;
    return { regression: regression!, cases, expectedEnd: expected };
  },
);
