import type { RunVerdict } from '@netloom/model';
import type { RegressCheck } from '@netloom/model/regression';
import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';

/** A run of a check, which a regression has had made beside its simulations. */
export interface CheckRunRow extends Record<string, unknown> {
  kind: RegressCheck['kind'];
  top: string;
  fileList: string;
  testbench: string;
  verdict: RunVerdict;
  reason: string;
}

/** Those that have ended. */
export async function checkRunsOf(database: Database, runId: string): Promise<CheckRunRow[]> {
  const { rows } = await database.execute<CheckRunRow>(sql`
    SELECT kind, top, coalesce(request ->> 'fileList', '') AS "fileList",
      coalesce(request ->> 'testbench', '') AS testbench, verdict, reason
    FROM runs WHERE parent_run_id = ${runId} AND kind <> 'cases' AND verdict IS NOT NULL
    ORDER BY queue_number`);
  return rows;
}
