import { sharedResult, sharedResults } from '@netloom/contract';
import type { ResultPlace, ResultRow } from '@netloom/contract';
import { notFound } from '../../http/refuse.ts';
import type { Policy } from '../../http/route.ts';
import { implement } from '../../http/route.ts';
import { listResults, regressionOf, regressionRows, resultOf, resultRows } from '../regression/index.ts';
import type { RegressionRecord } from '../regression/index.ts';
import { hashToken } from '../session/index.ts';
import { placeOf } from './place.ts';
import { openedShare } from './repository.ts';

interface Opened {
  regression: RegressionRecord;
  sources: boolean;
}

/** The secret of a link is all that is asked for; a wrong one answers like one that was withdrawn. */
function holderOfShare<I extends { body: { secret: string } }>(): Policy<I, Opened> {
  return {
    who: 'whoever has the link',
    open: true,
    permission: null,
    async admit({ body }, _caller, { database }) {
      const share = await openedShare(database, hashToken(body.secret));
      const regression = share && (await regressionOf(database, share.runId));
      if (regression === undefined) throw notFound('no-share', { field: 'secret' });
      return { regression, sources: share!.sources };
    },
  };
}

/** A link leads to nothing but what it shows: no wave of the run, no cause of the project's. */
const shownOf = (row: ResultRow): ResultRow => ({ ...row, wave: null, bucketId: null });

export const sharedResultsRoute = implement(
  sharedResults,
  holderOfShare(),
  async ({ body: { page, limit, class: wanted } }, { regression, sources }, { database }) => {
    const { runId } = regression;
    const found = await listResults(database, { runId, class: wanted }, { page, limit });
    const [about] = await regressionRows([regression], database);
    const rows = (await resultRows(found.rows, database)).map(shownOf);
    return { regression: { ...about!, wave: null }, sources, results: { total: found.total, rows } };
  },
);

export const sharedResultRoute = implement(
  sharedResult,
  holderOfShare(),
  async ({ body: { resultId } }, { regression, sources }, services): Promise<ResultPlace> => {
    const found = await resultOf(services.database, resultId);
    if (found?.regression.runId !== regression.runId)
      throw notFound('no-result-row', { field: 'resultId', values: { result: resultId } });
    const place = await placeOf(found, sources, services);
    return {
      ...place,
      host: '',
      result: shownOf(place.result),
      regression: { ...place.regression, wave: null },
    };
  },
);
