import { deleteDictTypeById } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { dictionaryChanged } from './changed.ts';
import { noDictionary } from './problems.ts';
import { deleteType } from './typeRepository.ts';

export const deleteDictTypeByIdRoute = implement(
  deleteDictTypeById,
  permitted('system:dict:edit'),
  async ({ params: { id } }, _scope, services) => {
    const record = await deleteType(services.database, id);
    if (record === undefined) throw noDictionary(id);
    dictionaryChanged(services, record.dictType);
    return null;
  },
);
