import { selectDictTypeById } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { noDictionary } from './problems.ts';
import { findType, typeRow } from './typeRepository.ts';

export const selectDictTypeByIdRoute = implement(
  selectDictTypeById,
  permitted('system:dict:view'),
  async ({ params: { id } }, _scope, { database }) => {
    const record = await findType(database, id);
    if (record === undefined) throw noDictionary(id);
    return typeRow(database, record);
  },
);
