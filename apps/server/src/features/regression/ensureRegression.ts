import { kindOf } from '@netloom/contract';
import type { RequestOf } from '@netloom/contract';
import { regressKind } from '@netloom/model/regression';
import { sql } from '../../database/drizzle.ts';
import type { Services } from '../../services.ts';
import type { RunRecord } from '../runs/index.ts';
import { commitOf } from './commitOf.ts';
import { findRegression } from './repository.ts';
import { regressions } from './tables.ts';

interface Members extends Record<string, unknown> {
  cases: number;
  simulators: string | null;
}

/** Makes the row of a regression that has none yet. */
export async function ensureRegression(run: RunRecord, services: Services): Promise<void> {
  const { database } = services;
  const { runId, deptId, tree, branch, createBy, createTime, retryOf, title: name } = run;
  if ((await findRegression(database, runId)) !== undefined) return;
  const { rows } = await database.execute<Members>(sql`
    SELECT sum(jsonb_array_length(request -> 'simulations'))::int AS cases,
      string_agg(DISTINCT request ->> 'simulator', ', ') AS simulators
    FROM runs WHERE parent_run_id = ${runId} AND kind = 'cases'`);
  const request = kindOf('regression')!.request.safeParse(run.request).data as
    | RequestOf<'regression'>
    | undefined;
  const before = retryOf === null ? undefined : await findRegression(database, retryOf);
  const commit = before?.tree === tree ? before.commit : await commitOf(run, services).catch(() => '');
  const known = { runId, deptId, name, tree, branch, createBy, createTime, commit };
  const path = request?.path ?? '';
  const text = await services.projects.readPinned(deptId, tree, path).catch(() => undefined);
  const plan = text === undefined ? null : (regressKind.read(text, path).document ?? null);
  await database
    .insert(regressions)
    .values({
      ...known,
      ...{ path, plan },
      simulators: rows[0]?.simulators ?? '',
      caseNum: rows[0]?.cases ?? 0,
      againOf: before === undefined ? null : retryOf,
    })
    .onConflictDoNothing();
}
