import type { DictData } from '@netloom/contract';
import type { Database } from '../../database/index.ts';
import { entriesOfType } from './entryRepository.ts';

/** Types are asked for by name: those that do not exist must not fill the memory. */
const MOST_TYPES = 1000;

/** Entries by type, read once until one of them changes. */
export class DictionaryCache {
  private readonly types = new Map<string, Promise<DictData[]>>();

  entries(database: Database, dictType: string): Promise<DictData[]> {
    const known = this.types.get(dictType);
    if (known !== undefined) return known;
    if (this.types.size >= MOST_TYPES) this.types.clear();
    const read = entriesOfType(database, dictType);
    this.types.set(dictType, read);
    read.catch(() => this.forget(dictType, read));
    return read;
  }

  /** After each change of a type or its entries: a reading under way may be older than it. */
  drop(dictType: string): void {
    this.types.delete(dictType);
  }

  private forget(dictType: string, failed: Promise<DictData[]>): void {
    if (this.types.get(dictType) === failed) this.types.delete(dictType);
  }
}
