import { insertDictData } from '@netloom/contract';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { dictionaryChanged } from './changed.ts';
import { findEntry, insertEntry } from './entryRepository.ts';
import { noDictionary, noEntry, valueTaken } from './problems.ts';
import { findType } from './typeRepository.ts';

export const insertDictDataRoute = implement(
  insertDictData,
  permitted('system:dict:edit'),
  async ({ body: { dictId, ...change } }, _scope, services) => {
    const { database } = services;
    const type = await findType(database, dictId);
    if (type === undefined) throw noDictionary(dictId);
    const dictCode = await unlessTaken(insertEntry(database, dictId, change));
    if (dictCode === undefined) throw valueTaken(change.dictValue);
    dictionaryChanged(services, type.dictType);
    const entry = await findEntry(database, dictCode);
    if (entry === undefined) throw noEntry(dictCode);
    return entry;
  },
);
