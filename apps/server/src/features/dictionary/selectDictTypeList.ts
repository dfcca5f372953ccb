import { selectDictTypeList } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { listTypes } from './typeRepository.ts';

export const selectDictTypeListRoute = implement(
  selectDictTypeList,
  permitted('system:dict:view'),
  ({ body }, _scope, { database }) => listTypes(database, body),
);
