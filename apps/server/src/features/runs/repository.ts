import {
  alias,
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  ilike,
  inArray,
  isNull,
  or,
  sql,
} from '../../database/drizzle.ts';
import type { RunOrder } from '@netloom/contract';
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

/** A user's newest simulation that passed, in one project before those of others. */
export async function findPassedSimulation(
  database: Database,
  userId: number,
  deptId: number | null,
): Promise<RunRecord | undefined> {
  const [row] = await database
    .select()
    .from(runs)
    .where(and(eq(runs.createBy, userId), eq(runs.kind, 'simulate'), eq(runs.verdict, 'passed')))
    .orderBy(sql`${runs.deptId} = ${deptId ?? 0} DESC`, desc(runs.queueNumber))
    .limit(1);
  return row;
}

/** Whether a project has a run of a kind that passed for what has this hash. */
export async function hasPassed(
  database: Database,
  deptId: number,
  kind: string,
  of: string,
): Promise<boolean> {
  const [row] = await database
    .select({ runId: runs.runId })
    .from(runs)
    .where(
      and(
        eq(runs.deptId, deptId),
        eq(runs.kind, kind),
        eq(runs.verdict, 'passed'),
        sql`${runs.request} @> ${JSON.stringify({ of })}::jsonb`,
      ),
    )
    .limit(1);
  return row !== undefined;
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

const children = alias(runs, 'children');

function matches(table: typeof runs | typeof children, deptId: number, filter: RunFilter) {
  const { kinds, state, verdict, text, branch, createBy, scheduleId } = filter;
  return and(
    eq(table.deptId, deptId),
    kinds && inArray(table.kind, kinds),
    state && eq(table.state, state),
    verdict && eq(table.verdict, verdict),
    text ? ilike(table.title, `%${text.replace(/[%_\\]/g, '\\$&')}%`) : undefined,
    branch === undefined ? undefined : eq(table.branch, branch),
    createBy === undefined ? undefined : eq(table.createBy, createBy),
    scheduleId === undefined ? undefined : eq(table.scheduleId, scheduleId),
  );
}

/** Runs without a parent that match, or of whose children one does. */
function matchesNested(database: Database, deptId: number, filter: RunFilter) {
  const ofChildren = and(eq(children.parentRunId, runs.runId), matches(children, deptId, filter));
  const child = database
    .select({ one: sql`1` })
    .from(children)
    .where(ofChildren);
  return and(
    eq(runs.deptId, deptId),
    isNull(runs.parentRunId),
    or(matches(runs, deptId, filter), and(runs.composed, exists(child))),
  );
}

export interface RunPage {
  page: number;
  limit: number;
  /** Runs of runs stand for their children. */
  nested?: boolean;
  order?: RunOrder;
}

/** The most first; runs of which that is not known stand at the end. */
const mostFirst = (order: Exclude<RunOrder, 'created'>) => sql`${runs[order]} DESC NULLS LAST`;

/** A page, newest first or by what was asked for, or queued runs in the order of the queue; and how many match. */
export async function listRuns(
  database: Database,
  deptId: number,
  filter: RunFilter,
  { page, limit, nested = false, order = 'created' }: RunPage,
) {
  const matching = nested ? matchesNested(database, deptId, filter) : matches(runs, deptId, filter);
  const inTurn = filter.state === 'queued' && !nested;
  const newest = inTurn ? asc(runPlaces.place) : desc(runs.queueNumber);
  const orders = order === 'created' ? [newest] : [mostFirst(order), newest];
  const select = database.select(getTableColumns(runs)).from(runs).$dynamic();
  if (inTurn) select.innerJoin(runPlaces, eq(runPlaces.runId, runs.runId));
  const [rows, [all]] = await Promise.all([
    select
      .where(matching)
      .orderBy(...orders)
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

/** Runs that wait and runs that run, of all projects; what consists of others is counted by these. */
export async function countActive(database: Database): Promise<{ queued: number; running: number }> {
  const [queued, running] = await Promise.all([
    database.$count(runs, eq(runs.state, 'queued')),
    database.$count(runs, and(eq(runs.state, 'running'), eq(runs.composed, false))),
  ]);
  return { queued, running };
}

/** Of each commit that a push brought, the newest run with each of its settings; of runs of runs, the whole. */
export async function listRunsOfCommits(
  database: Database,
  deptId: number,
  commits: readonly string[],
): Promise<RunRecord[]> {
  const pushed = and(eq(runs.deptId, deptId), inArray(runs.commit, [...commits]), isNull(runs.parentRunId));
  return database
    .selectDistinctOn([runs.commit, runs.request])
    .from(runs)
    .where(pushed)
    .orderBy(runs.commit, runs.request, desc(runs.queueNumber));
}

/** The newest run of a project with these settings on these files. */
export async function findNewestOn(
  database: Database,
  { deptId, request, tree }: Pick<RunRecord, 'deptId' | 'request' | 'tree'>,
): Promise<RunRecord | undefined> {
  const same = sql`${runs.request} = ${JSON.stringify(request)}::jsonb`;
  const [row] = await database
    .select()
    .from(runs)
    .where(and(eq(runs.deptId, deptId), eq(runs.tree, tree), isNull(runs.parentRunId), same))
    .orderBy(desc(runs.queueNumber))
    .limit(1);
  return row;
}
