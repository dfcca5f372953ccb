import { selectDictDataList } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { listEntries } from './entryRepository.ts';
import { noDictionary } from './problems.ts';
import { findType } from './typeRepository.ts';

export const selectDictDataListRoute = implement(
  selectDictDataList,
  permitted('system:dict:view'),
  async ({ query }, _scope, { database }) => {
    if ((await findType(database, query.dictId)) === undefined) throw noDictionary(query.dictId);
    return listEntries(database, query);
  },
);
