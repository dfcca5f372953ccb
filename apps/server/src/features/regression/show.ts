import { showRegression as call } from '@netloom/contract';
import type { RegressionRow } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfRegression } from './policy.ts';
import { caseRows } from './repository.ts';
import { regressionRows } from './rows.ts';

/** How fast results come, and when all will be there at this rate; null before the first and when all are. */
function paceOf({ date, done, caseNum, result }: RegressionRow) {
  if (result !== 'running' || done === 0 || done >= caseNum) return { expectedEnd: null, perMinute: null };
  const now = Date.now();
  const each = Math.max(1, now - Date.parse(date)) / done;
  const end = new Date(now + each * (caseNum - done));
  return { expectedEnd: end.toISOString(), perMinute: 60_000 / each };
}

export const showRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async (_incoming, { regression: record }, { database }) => {
    const [[regression], cases] = await Promise.all([
      regressionRows([record], database),
      caseRows(database, record.runId),
    ]);
    return { regression: regression!, cases, ...paceOf(regression!) };
  },
);
