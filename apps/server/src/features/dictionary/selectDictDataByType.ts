import { selectDictDataByType } from '@netloom/contract';
import { signedIn } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';

/** What screens offer to choose from: every user's. */
export const selectDictDataByTypeRoute = implement(
  selectDictDataByType,
  signedIn,
  ({ params: { type } }, _scope, { database, dictionaries }) => dictionaries.entries(database, type),
);
