import { deleteDictDataByIds } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { dictionaryChanged } from './changed.ts';
import { deleteEntries } from './entryRepository.ts';

/** Ids that are gone already are passed over. */
export const deleteDictDataByIdsRoute = implement(
  deleteDictDataByIds,
  permitted('system:dict:edit'),
  async ({ params: { ids } }, _scope, services) => {
    const types = await deleteEntries(services.database, ids.split(',').map(Number));
    for (const dictType of types) dictionaryChanged(services, dictType);
    return null;
  },
);
