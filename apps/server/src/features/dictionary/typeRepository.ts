import { and, asc, count, eq } from '../../database/drizzle.ts';
import type { z } from 'zod';
import type { DictType, selectDictTypeList } from '@netloom/contract';
import { anyContains } from '../../database/contains.ts';
import type { Database } from '../../database/index.ts';
import { dictionaryEntries, dictionaryTypes } from './tables.ts';

export type TypeRecord = typeof dictionaryTypes.$inferSelect;
export type TypeChange = Pick<TypeRecord, 'dictName' | 'dictType' | 'status' | 'remark'>;

/** One page by type name, and how many there are on all. */
export async function listTypes(
  database: Database,
  { page, limit, search, status }: z.output<(typeof selectDictTypeList)['body']>,
): Promise<{ total: number; rows: DictType[] }> {
  const chosen = and(
    anyContains([dictionaryTypes.dictName, dictionaryTypes.dictType], search),
    status === undefined ? undefined : eq(dictionaryTypes.status, status),
  );
  const records = await database
    .select()
    .from(dictionaryTypes)
    .where(chosen)
    .orderBy(asc(dictionaryTypes.dictType))
    .limit(limit)
    .offset((page - 1) * limit);
  return {
    total: await database.$count(dictionaryTypes, chosen),
    rows: await Promise.all(records.map((record) => typeRow(database, record))),
  };
}

export async function findType(database: Database, dictId: number): Promise<TypeRecord | undefined> {
  const [record] = await database.select().from(dictionaryTypes).where(eq(dictionaryTypes.dictId, dictId));
  return record;
}

export async function insertType(database: Database, change: TypeChange): Promise<TypeRecord> {
  const [record] = await database.insert(dictionaryTypes).values(change).returning();
  return record!;
}

/** undefined when there is none of that id. */
export async function updateType(
  database: Database,
  dictId: number,
  change: TypeChange,
): Promise<TypeRecord | undefined> {
  const [record] = await database
    .update(dictionaryTypes)
    .set(change)
    .where(eq(dictionaryTypes.dictId, dictId))
    .returning();
  return record;
}

/** With its entries. */
export async function deleteType(database: Database, dictId: number): Promise<TypeRecord | undefined> {
  const [record] = await database
    .delete(dictionaryTypes)
    .where(eq(dictionaryTypes.dictId, dictId))
    .returning();
  return record;
}

export async function typeRow(database: Database, record: TypeRecord): Promise<DictType> {
  const [all] = await database
    .select({ entries: count() })
    .from(dictionaryEntries)
    .where(eq(dictionaryEntries.dictId, record.dictId));
  return { ...record, entries: all!.entries, createTime: record.createTime.toISOString() };
}
