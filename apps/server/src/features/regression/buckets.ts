import { regressionBuckets as call } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOfRegression } from './policy.ts';
import { bucketRows } from './repository.ts';

export const bucketsRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  (_incoming, { regression }, { database }) => bucketRows(database, regression.runId),
);
