import { and, asc, count, desc, eq, getTableColumns, ilike, inArray } from 'drizzle-orm';
import type { RunVerdict } from '@netloom/model';
import type { Database } from '../../database/index.ts';
import { runPlaces, runs } from './tables.ts';

export type RunRecord = typeof runs.$inferSelect;

export async function insertRun(database: Database, run: typeof runs.$inferInsert): Promise<RunRecord> {
  const [row] = await database.insert(runs).values(run).returning();
  return row!;
}

export async function findRun(database: Database, runId: string): Promise<RunRecord | undefined> {
  const [row] = await database.select().from(runs).where(eq(runs.runId, runId));
  return row;
}

export interface RunFilter {
  kinds?: string[] | undefined;
  state?: RunRecord['state'] | undefined;
  verdict?: RunVerdict | undefined;
  /** Part of the title, without regard to case. */
  text?: string | undefined;
  branch?: string | undefined;
  createBy?: number | undefined;
  scheduleId?: number | undefined;
}

function matches(deptId: number, filter: RunFilter) {
  const { kinds, state, verdict, text, branch, createBy, scheduleId } = filter;
  return and(
    eq(runs.deptId, deptId),
    kinds && inArray(runs.kind, kinds),
    state && eq(runs.state, state),
    verdict && eq(runs.verdict, verdict),
    text ? ilike(runs.title, `%${text.replace(/[%_\\]/g, '\\$&')}%`) : undefined,
    branch === undefined ? undefined : eq(runs.branch, branch),
    createBy === undefined ? undefined : eq(runs.createBy, createBy),
    scheduleId === undefined ? undefined : eq(runs.scheduleId, scheduleId),
  );
}

/** A page, newest first, or queued runs in the order of the queue; and the number of all that match. */
export async function listRuns(
  database: Database,
  deptId: number,
  filter: RunFilter,
  { page, limit }: { page: number; limit: number },
) {
  const matching = matches(deptId, filter);
  const order = filter.state === 'queued' ? asc(runPlaces.place) : desc(runs.queueNumber);
  const select = database.select(getTableColumns(runs)).from(runs).$dynamic();
  if (filter.state === 'queued') select.innerJoin(runPlaces, eq(runPlaces.runId, runs.runId));
  const [rows, [all]] = await Promise.all([
    select
      .where(matching)
      .orderBy(order)
      .limit(limit)
      .offset((page - 1) * limit),
    database.select({ total: count() }).from(runs).where(matching),
  ]);
  return { total: all!.total, rows };
}

/** The latest finished runs of one kind and top, newest first. */
export function listFinishedRuns(
  database: Database,
  { deptId, kind, top }: Pick<RunRecord, 'deptId' | 'kind' | 'top'>,
  limit: number,
): Promise<RunRecord[]> {
  return database
    .select()
    .from(runs)
    .where(and(eq(runs.state, 'finished'), eq(runs.deptId, deptId), eq(runs.kind, kind), eq(runs.top, top)))
    .orderBy(desc(runs.queueNumber))
    .limit(limit);
}

/** Runs that wait and runs that run, of all projects. */
export async function countActive(database: Database): Promise<{ queued: number; running: number }> {
  const [queued, running] = await Promise.all([
    database.$count(runs, eq(runs.state, 'queued')),
    database.$count(runs, eq(runs.state, 'running')),
  ]);
  return { queued, running };
}
