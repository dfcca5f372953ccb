import type { WebhookDelivery } from '@netloom/contract';
import { sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';

/** Ends longer ago are told to nobody: a server that was away for days does not flood others. */
const TOLD_FOR = '1 day';

/**
 * Keeps a delivery for every end of a run that a webhook has not been told of, so that an end during a crash is told at
 * the next start. Of a run of runs its own end alone.
 */
export async function enqueueEnds(database: Database): Promise<void> {
  await database.execute(sql`
    INSERT INTO webhook_deliveries (webhook_id, event, run_id, body)
    SELECT w.webhook_id, 'run', r.run_id, jsonb_build_object(
      'event', 'run',
      'project', jsonb_build_object('deptId', d.dept_id, 'name', d.dept_name),
      'run', jsonb_build_object(
        'runId', r.run_id, 'kind', r.kind, 'title', r.title, 'verdict', r.verdict, 'reason', r.reason,
        'branch', r.branch, 'commit', r.commit, 'createBy', u.user_name,
        'createTime', r.create_time, 'startTime', r.start_time, 'finishTime', r.finish_time,
        'seconds', r.seconds))::text
    FROM webhooks w
      JOIN departments d ON d.dept_id = w.dept_id AND d.dissolved_time IS NULL
      JOIN runs r ON r.dept_id = w.dept_id
      LEFT JOIN users u ON u.user_id = r.create_by
    WHERE w.enabled AND 'run' = ANY (w.events) AND r.state = 'finished' AND r.parent_run_id IS NULL
      AND r.finish_time > greatest(w.since, now() - ${TOLD_FOR}::interval)
    ON CONFLICT (webhook_id, run_id) DO NOTHING`);
}

export interface PushedBranch {
  deptId: number;
  branch: string;
  commit: string;
  userId: number;
}

/** Part of the transaction in which the runs of the push are stored. */
export async function enqueuePush(
  database: Database,
  { deptId, branch, commit, userId }: PushedBranch,
): Promise<void> {
  await database.execute(sql`
    INSERT INTO webhook_deliveries (webhook_id, event, body)
    SELECT w.webhook_id, 'push', jsonb_build_object(
      'event', 'push',
      'project', jsonb_build_object('deptId', d.dept_id, 'name', d.dept_name),
      'push', jsonb_build_object('branch', ${branch}::text, 'commit', ${commit}::text, 'userName', u.user_name))::text
    FROM webhooks w
      JOIN departments d ON d.dept_id = w.dept_id
      LEFT JOIN users u ON u.user_id = ${userId}
    WHERE w.dept_id = ${deptId} AND w.enabled AND 'push' = ANY (w.events)`);
}

/** A delivery that can be sent, with where to and what signs it. */
export interface Due {
  deliveryId: number;
  event: WebhookDelivery['event'];
  body: string;
  attempts: number;
  url: string;
  secret: string;
}

/** The first deliveries whose time has come. */
export async function listDue(database: Database, most: number): Promise<Due[]> {
  const { rows } = await database.execute<Due & Record<string, unknown>>(sql`
    SELECT x.delivery_id AS "deliveryId", x.event, x.body, x.attempts, w.url, w.secret
    FROM webhook_deliveries x JOIN webhooks w USING (webhook_id)
    WHERE x.state = 'waiting' AND x.next_attempt <= now() AND w.enabled
    ORDER BY x.next_attempt LIMIT ${most}`);
  return rows;
}

/** Milliseconds until the next delivery is due; undefined where none waits. */
export async function untilDue(database: Database): Promise<number | undefined> {
  const { rows } = await database.execute<{ left: number | null }>(sql`
    SELECT (extract(epoch FROM min(x.next_attempt) - now()) * 1000)::float8 AS left
    FROM webhook_deliveries x JOIN webhooks w USING (webhook_id) WHERE x.state = 'waiting' AND w.enabled`);
  return rows[0]?.left ?? undefined;
}

/** Forgets what was delivered or given up more than 30 days ago. */
export async function forgetOld(database: Database): Promise<void> {
  await database.execute(
    sql`DELETE FROM webhook_deliveries WHERE state <> 'waiting' AND create_time < now() - interval '30 days'`,
  );
}
