import type { ResultShare } from '@netloom/contract';
import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';

const iso = (time: string) => new Date(time).toISOString();

export async function sharesOf(database: Database, runId: string): Promise<ResultShare[]> {
  const { rows } = await database.execute<ResultShare & Record<string, unknown>>(sql`
    SELECT share_id AS "shareId", run_id AS "runId", sources, note, user_name AS "createBy",
      s.create_time AS "createTime", used_time AS "usedTime"
    FROM result_shares AS s JOIN users ON user_id = create_by WHERE run_id = ${runId} ORDER BY share_id`);
  return rows.map((row) => ({
    ...row,
    createTime: iso(row.createTime),
    usedTime: row.usedTime === null ? null : iso(row.usedTime),
  }));
}

interface NewShare {
  runId: string;
  secretHash: string;
  sources: boolean;
  note: string;
  createBy: number;
}

export async function insertShare(database: Database, share: NewShare): Promise<number> {
  const { runId, secretHash, sources, note, createBy } = share;
  const { rows } = await database.execute<{ id: number }>(sql`
    INSERT INTO result_shares (run_id, secret_hash, sources, note, create_by)
    VALUES (${runId}, ${secretHash}, ${sources}, ${note}, ${createBy}) RETURNING share_id AS id`);
  return rows[0]!.id;
}

export async function removeShare(database: Database, runId: string, shareId: number): Promise<void> {
  await database.execute(sql`DELETE FROM result_shares WHERE run_id = ${runId} AND share_id = ${shareId}`);
}

/** What a link opens, as long as its project lives; notes that it was opened. */
export async function openedShare(
  database: Database,
  secretHash: string,
): Promise<{ runId: string; sources: boolean } | undefined> {
  const { rows } = await database.execute<{ runId: string; sources: boolean }>(sql`
    UPDATE result_shares AS s SET used_time = now() FROM regressions r, departments d
    WHERE s.secret_hash = ${secretHash} AND r.run_id = s.run_id AND d.dept_id = r.dept_id
      AND d.dissolved_time IS NULL
    RETURNING s.run_id AS "runId", s.sources`);
  return rows[0];
}
