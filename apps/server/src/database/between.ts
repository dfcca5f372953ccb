import { and, gte, lte } from './drizzle.ts';
import type { Column, SQL } from 'drizzle-orm';

/** Rows from one moment (ISO 8601) to another, both included; what is left out is no limit. */
export function between(column: Column, from: string | undefined, to: string | undefined): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column, new Date(from)),
    to === undefined ? undefined : lte(column, new Date(to)),
  );
}
