import { realpath } from 'node:fs/promises';
import { asc, eq, lt, sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';
import { tryLocalGit } from '../../git/index.ts';
import type { Services } from '../../services.ts';
import { startPushed } from './startPushed.ts';
import { pushes } from './tables.ts';

/** What a push, or a merge of shared branches, brings. */
export type Pushed = Omit<typeof pushes.$inferInsert, 'pushId' | 'createTime'>;
type PushRecord = typeof pushes.$inferSelect;

/** Keeps a push in mind before its branch moves, so that no end of the server comes between branch and runs. */
export async function notePush(database: Database, pushed: Pushed): Promise<number> {
  const [row] = await database.insert(pushes).values(pushed).returning({ pushId: pushes.pushId });
  return row!.pushId;
}

/** The branch did not move. */
export async function forgetPush(database: Database, pushId: number): Promise<void> {
  await database.delete(pushes).where(eq(pushes.pushId, pushId));
}

/** Starts the runs of pushes that an earlier server left. What has not arrived within a day did not leave. */
export async function resumePushes(services: Services): Promise<void> {
  const { database } = services;
  await database.delete(pushes).where(lt(pushes.createTime, sql`now() - interval '1 day'`));
  for (const push of await database.select().from(pushes).orderBy(asc(pushes.pushId)))
    if (await hasArrived(push, services)) await startPushed(push.pushId, services);
}

/** Whether the shared branch has the commit by now. */
async function hasArrived({ deptId, branch, commit }: PushRecord, services: Services): Promise<boolean> {
  const directory = await realpath(services.projects.repository(deptId)).catch(() => undefined);
  if (directory === undefined) return false;
  const { code } = await tryLocalGit(['merge-base', '--is-ancestor', commit, `refs/heads/${branch}`], {
    directory,
    unsandboxed: services.settings.unsandboxed,
  });
  return code === 0;
}
