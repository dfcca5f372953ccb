import { insertDictType } from '@netloom/contract';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { dictionaryChanged } from './changed.ts';
import { typeTaken } from './problems.ts';
import { insertType, typeRow } from './typeRepository.ts';

export const insertDictTypeRoute = implement(
  insertDictType,
  permitted('system:dict:edit'),
  async ({ body }, _scope, services) => {
    const record = await unlessTaken(insertType(services.database, body));
    if (record === undefined) throw typeTaken(body.dictType);
    dictionaryChanged(services, record.dictType);
    return typeRow(services.database, record);
  },
);
