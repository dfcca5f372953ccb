import { ilike, or } from './drizzle.ts';
import type { Column, SQL } from 'drizzle-orm';

/** Rows of which one of the columns contains the text, without case; every row for an empty text. */
export function anyContains(columns: Column[], text: string): SQL | undefined {
  const pattern = `%${text.replace(/[%_\\]/g, '\\$&')}%`;
  return text === '' ? undefined : or(...columns.map((column) => ilike(column, pattern)));
}
