import type { Client } from 'pg';

const NIGHTS = 90;
const RESULTS = 500;

/** A regression a night, each with results of 50 cases, and defects: past the calls, which would take an hour. */
export async function fillRegressions(database: Client, deptId: number, defects: number): Promise<void> {
  await database.query(
    `INSERT INTO regressions (run_id, dept_id, name, path, tree, branch, create_by, create_time, finish_time, case_num)
     SELECT gen_random_uuid(), $1, 'nightly', 'a.regress.json', 'x', 'main', 1, now() - night * interval '1 day',
       now() - night * interval '1 day', $3 FROM generate_series(0, $2 - 1) AS night`,
    [deptId, NIGHTS, RESULTS],
  );
  await database.query(
    `INSERT INTO regression_results
       (run_id, dept_id, child_run_id, case_index, case_name, build, plusargs, seed, verdict, message, seconds, repeat_key)
     SELECT run_id, dept_id, run_id, n, 'case' || n % 50, 'b', '', n + 1,
       CASE WHEN n % 17 = 0 THEN 'failed' ELSE 'passed' END, 'said', 1.5, md5(run_id::text || n)
     FROM regressions, generate_series(0, $1 - 1) AS n WHERE name = 'nightly'`,
    [RESULTS],
  );
  await database.query(
    `INSERT INTO bugs (dept_id, title, label, severity, priority, create_by)
     SELECT $1, 'The counter ' || n || ' wraps too early', 'RTL', 'normal', 'important not urgent', 1
     FROM generate_series(1, $2) AS n`,
    [deptId, defects],
  );
  await database.query('ANALYZE regressions, regression_results, bugs');
}
