import { selectDictDataById } from '@netloom/contract';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { findEntry } from './entryRepository.ts';
import { noEntry } from './problems.ts';

export const selectDictDataByIdRoute = implement(
  selectDictDataById,
  permitted('system:dict:view'),
  async ({ params: { id } }, _scope, { database }) => {
    const entry = await findEntry(database, id);
    if (entry === undefined) throw noEntry(id);
    return entry;
  },
);
