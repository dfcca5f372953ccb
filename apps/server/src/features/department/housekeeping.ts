import { and, eq, isNotNull, lt, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { periodically } from '../../periodically.ts';
import type { Services } from '../../services.ts';
import { keptSince } from './kept.ts';
import { departments, formerMembers } from './tables.ts';

const PERIOD_MILLISECONDS = 10 * 60_000;

/** Removes for good what was dissolved or left long ago, and goes on with what was left half done. */
export async function keepProjects(services: Services, now = new Date()): Promise<void> {
  const { database, clones, log } = services;
  await clones.resume();
  while (await removeFormerMember(services, now));
  for (const project of await listDissolved(database)) {
    await keepDissolved(project, services, now).catch((error: unknown) =>
      log.error({ err: error }, `the dissolved project ${project.deptId} cannot be removed`),
    );
  }
}

export function startKeeping(services: Services): () => Promise<void> {
  return periodically(
    PERIOD_MILLISECONDS,
    () => keepProjects(services),
    (error) => services.log.error({ err: error }, 'projects cannot be kept in order'),
  );
}

function listDissolved(database: Database) {
  return database.select().from(departments).where(isNotNull(departments.dissolvedTime));
}

/** Its runs end, also those that a server did not come to; after its time all of it goes. */
async function keepDissolved(
  { deptId, dissolvedTime }: typeof departments.$inferSelect,
  { database, runs, clones, keeper, projects }: Services,
  now: Date,
): Promise<void> {
  await runs.cancelAll(deptId);
  if (dissolvedTime === null || dissolvedTime > keptSince(now)) return;
  await clones.cancel(deptId);
  await keeper.deleteAll(deptId);
  await projects.remove(deptId);
  // The row goes last: whatever ends the server before, the next one goes on. A run that has not ended holds it.
  await database.execute(sql`
    DELETE FROM departments WHERE dept_id = ${deptId}
      AND NOT EXISTS (SELECT 1 FROM runs WHERE runs.dept_id = departments.dept_id)`);
}

/** Who joins again meanwhile waits for the row, and begins with a new tree. */
function removeFormerMember({ database, projects }: Services, now: Date): Promise<boolean> {
  return database.transaction(async (within) => {
    const [former] = await within
      .select()
      .from(formerMembers)
      .where(lt(formerMembers.leaveTime, keptSince(now)))
      .limit(1)
      .for('update', { skipLocked: true });
    if (former === undefined) return false;
    const { deptId, userId } = former;
    await projects.removeMember(deptId, userId);
    await within
      .delete(formerMembers)
      .where(and(eq(formerMembers.deptId, deptId), eq(formerMembers.userId, userId)));
    return true;
  });
}
