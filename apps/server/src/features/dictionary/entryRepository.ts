import { and, asc, eq, inArray, ne } from '../../database/drizzle.ts';
import type { z } from 'zod';
import type { DictData, selectDictDataList } from '@netloom/contract';
import { anyContains } from '../../database/contains.ts';
import type { Database } from '../../database/index.ts';
import { dictionaryEntries, dictionaryTypes } from './tables.ts';

type EntryRecord = typeof dictionaryEntries.$inferSelect;
export type EntryChange = Omit<EntryRecord, 'dictCode' | 'dictId' | 'createTime'>;

function entries(database: Database) {
  return database
    .select({ entry: dictionaryEntries, dictType: dictionaryTypes.dictType })
    .from(dictionaryEntries)
    .innerJoin(dictionaryTypes, eq(dictionaryTypes.dictId, dictionaryEntries.dictId))
    .orderBy(asc(dictionaryEntries.dictSort), asc(dictionaryEntries.dictCode))
    .$dynamic();
}

const row = ({ entry, dictType }: { entry: EntryRecord; dictType: string }): DictData => ({
  ...entry,
  dictType,
  createTime: entry.createTime.toISOString(),
});

/** One page in their order, and how many there are on all. */
export async function listEntries(
  database: Database,
  { page, limit, dictId, search }: z.output<(typeof selectDictDataList)['query']>,
): Promise<{ total: number; rows: DictData[] }> {
  const chosen = and(
    eq(dictionaryEntries.dictId, dictId),
    anyContains([dictionaryEntries.dictLabel, dictionaryEntries.dictValue], search),
  );
  const found = await entries(database)
    .where(chosen)
    .limit(limit)
    .offset((page - 1) * limit);
  return { total: await database.$count(dictionaryEntries, chosen), rows: found.map(row) };
}

export async function findEntry(database: Database, dictCode: number): Promise<DictData | undefined> {
  const [found] = await entries(database).where(eq(dictionaryEntries.dictCode, dictCode));
  return found && row(found);
}

/** Those in use of a type in use. */
export async function entriesOfType(database: Database, dictType: string): Promise<DictData[]> {
  const found = await entries(database).where(
    and(
      eq(dictionaryTypes.dictType, dictType),
      eq(dictionaryTypes.status, 0),
      eq(dictionaryEntries.status, 0),
    ),
  );
  return found.map(row);
}

/** A dictionary has at most one default: the one that was set last. Answers the entry's id. */
export function insertEntry(database: Database, dictId: number, change: EntryChange): Promise<number> {
  return database.transaction(async (transaction) => {
    const [record] = await transaction
      .insert(dictionaryEntries)
      .values({ dictId, ...change })
      .returning();
    if (change.isDefault) await clearOtherDefaults(transaction, record!);
    return record!.dictCode;
  });
}

export function updateEntry(database: Database, dictCode: number, change: EntryChange): Promise<void> {
  return database.transaction(async (transaction) => {
    const [record] = await transaction
      .update(dictionaryEntries)
      .set(change)
      .where(eq(dictionaryEntries.dictCode, dictCode))
      .returning();
    if (record?.isDefault) await clearOtherDefaults(transaction, record);
  });
}

async function clearOtherDefaults(database: Database, { dictId, dictCode }: EntryRecord): Promise<void> {
  await database
    .update(dictionaryEntries)
    .set({ isDefault: false })
    .where(and(eq(dictionaryEntries.dictId, dictId), ne(dictionaryEntries.dictCode, dictCode)));
}

/** Answers the types that lost an entry. */
export async function deleteEntries(database: Database, dictCodes: number[]): Promise<string[]> {
  const deleted = await database
    .delete(dictionaryEntries)
    .where(inArray(dictionaryEntries.dictCode, dictCodes))
    .returning();
  const dictIds = deleted.map(({ dictId }) => dictId);
  const types = await database
    .select({ dictType: dictionaryTypes.dictType })
    .from(dictionaryTypes)
    .where(inArray(dictionaryTypes.dictId, dictIds));
  return types.map(({ dictType }) => dictType);
}
