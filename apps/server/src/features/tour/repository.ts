import { TOUR_STEPS } from '@netloom/contract';
import type { Tour, TourStep } from '@netloom/contract';
import { eq, isNull, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { tours } from './tables.ts';

/** True where the step was not done before. */
export async function insertStep(database: Database, userId: number, step: TourStep): Promise<boolean> {
  const done = { [step]: sql`now()` };
  const rows = await database
    .insert(tours)
    .values({ userId, ...done })
    .onConflictDoUpdate({ target: tours.userId, set: done, setWhere: isNull(tours[step]) })
    .returning();
  return rows.length > 0;
}

export async function setOpen(database: Database, userId: number, open: boolean): Promise<void> {
  await database
    .insert(tours)
    .values({ userId, open })
    .onConflictDoUpdate({ target: tours.userId, set: { open } });
}

export async function findTour(database: Database, userId: number): Promise<Pick<Tour, 'open' | 'done'>> {
  const [row] = await database.select().from(tours).where(eq(tours.userId, userId));
  return {
    open: row?.open ?? false,
    done: TOUR_STEPS.filter((step) => row !== undefined && row[step] !== null),
  };
}
