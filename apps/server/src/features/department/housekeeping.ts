import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/index.ts';
import { periodically } from '../../periodically.ts';
import type { Services } from '../../services.ts';
import { keptSince } from './kept.ts';
import { departments, formerMembers } from './tables.ts';

const PERIOD_MILLISECONDS = 10 * 60_000;

/** Removes for good what was dissolved or left long ago, and goes on with what was left half done. */
export async function keepProjects(services: Services, now = new Date()): Promise<void> {
  const { database, clones, runs } = services;
  await clones.resume();
  for (const { deptId, dissolvedTime } of await listDissolved(database)) {
    await runs.cancelAll(deptId);
    if (dissolvedTime !== null && dissolvedTime < keptSince(now)) await removeProject(deptId, services);
  }
  while (await removeFormerMember(services, now));
}

export function startKeeping(services: Services): () => Promise<void> {
  return periodically(
    PERIOD_MILLISECONDS,
    () => keepProjects(services),
    (error) => services.log.error({ err: error }, 'dissolved projects cannot be removed'),
  );
}

function listDissolved(database: Database) {
  return database.select().from(departments).where(isNotNull(departments.dissolvedTime));
}

/** The row goes last: whatever ends the server before, the next one goes on. */
async function removeProject(
  deptId: number,
  { database, keeper, projects, clones }: Services,
): Promise<void> {
  await clones.cancel(deptId);
  await keeper.deleteAll(deptId);
  await projects.remove(deptId);
  await database.delete(departments).where(eq(departments.deptId, deptId));
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
