import { updateDictData } from '@netloom/contract';
import { unlessTaken } from '../../database/unlessTaken.ts';
import { permitted } from '../../http/policy.ts';
import { implement } from '../../http/route.ts';
import { dictionaryChanged } from './changed.ts';
import { findEntry, updateEntry } from './entryRepository.ts';
import { noEntry, valueTaken } from './problems.ts';

export const updateDictDataRoute = implement(
  updateDictData,
  permitted('system:dict:edit'),
  async ({ body: { dictCode, ...change } }, _scope, services) => {
    const { database } = services;
    const written = await unlessTaken(updateEntry(database, dictCode, change).then(() => true));
    if (written === undefined) throw valueTaken(change.dictValue);
    const entry = await findEntry(database, dictCode);
    if (entry === undefined) throw noEntry(dictCode);
    dictionaryChanged(services, entry.dictType);
    return entry;
  },
);
