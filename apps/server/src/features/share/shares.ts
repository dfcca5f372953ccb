import { listShares, makeShare, resultPlace, withdrawShare } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { warning } from '../../http/refuse.ts';
import { memberOfRegression, memberOfResult } from '../regression/index.ts';
import { hashToken, newToken } from '../session/index.ts';
import { placeOf } from './place.ts';
import { insertShare, removeShare, sharesOf } from './repository.ts';

const MOST_SHARES = 100;

export const listSharesRoute = implement(
  listShares,
  memberOfRegression('result:share', ({ query }) => query.runId),
  ({ query: { runId } }, _member, { database }) => sharesOf(database, runId),
);

export const makeShareRoute = implement(
  makeShare,
  memberOfRegression('result:share', ({ body }) => body.runId),
  async ({ body: { runId, sources, note } }, { caller }, { database }) => {
    if ((await sharesOf(database, runId)).length >= MOST_SHARES)
      throw warning('too-many-shares', { field: 'runId', values: { most: MOST_SHARES } });
    const secret = newToken();
    const share = { runId, sources, note, createBy: caller.userId, secretHash: hashToken(secret) };
    const shareId = await insertShare(database, share);
    const made = (await sharesOf(database, runId)).find((each) => each.shareId === shareId);
    return { share: made!, secret };
  },
);

export const withdrawShareRoute = implement(
  withdrawShare,
  memberOfRegression('result:share', ({ body }) => body.runId),
  async ({ body: { runId, shareId } }, _member, { database }) => {
    await removeShare(database, runId, shareId);
    return sharesOf(database, runId);
  },
);

export const resultPlaceRoute = implement(
  resultPlace,
  memberOfResult('run:view', ({ query }) => query.resultId),
  (_incoming, member, services) => placeOf(member, true, services),
);
