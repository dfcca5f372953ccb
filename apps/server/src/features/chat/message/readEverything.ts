import type { Database } from '../../../database/index.ts';
import { readAllChats } from './repository.ts';

type Reading = (database: Database, userId: number) => Promise<void>;

const readings: Reading[] = [readAllChats];

/** What else is read when all is marked as read. */
export function readWithAll(reading: Reading): void {
  readings.push(reading);
}

/** Marks all that a person has to read, at once or not at all. */
export function readEverything(database: Database, userId: number): Promise<void> {
  return database.transaction(async (within) => {
    for (const reading of readings) await reading(within, userId);
  });
}
