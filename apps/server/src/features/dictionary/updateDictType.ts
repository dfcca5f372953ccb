import { updateDictType } from '@netloom/contract';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { dictionaryChanged } from './changed.ts';
import { noDictionary, typeTaken } from './problems.ts';
import { findType, typeRow, updateType } from './typeRepository.ts';

export const updateDictTypeRoute = implement(
  updateDictType,
  permitted('system:dict:edit'),
  async ({ body: { dictId, ...change } }, _scope, services) => {
    const { database } = services;
    const before = await findType(database, dictId);
    if (before === undefined) throw noDictionary(dictId);
    const record = await unlessTaken(updateType(database, dictId, change).then((updated) => ({ updated })));
    if (record === undefined) throw typeTaken(change.dictType);
    if (record.updated === undefined) throw noDictionary(dictId);
    for (const dictType of new Set([before.dictType, change.dictType])) dictionaryChanged(services, dictType);
    return typeRow(database, record.updated);
  },
);
