import { eq } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { departments } from '../department/index.ts';

/** The project's remote; `gitAddress` is empty where it lives here alone. */
export async function findRemote(
  database: Database,
  deptId: number,
): Promise<{ gitAddress: string; fetchTime: Date | null }> {
  const [row] = await database
    .select({ gitAddress: departments.gitAddress, fetchTime: departments.fetchTime })
    .from(departments)
    .where(eq(departments.deptId, deptId));
  return row ?? { gitAddress: '', fetchTime: null };
}

export async function saveFetchTime(database: Database, deptId: number): Promise<void> {
  await database.update(departments).set({ fetchTime: new Date() }).where(eq(departments.deptId, deptId));
}
