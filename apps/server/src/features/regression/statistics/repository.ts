import type { RegressionChanges, TrendRow } from '@netloom/contract';
import { sql } from '../../../database/drizzle.ts';
import type { Database } from '../../../database/index.ts';

interface Asked {
  deptId: number;
  name?: string | undefined;
  by: 'all' | 'group' | 'case' | 'bucket';
  nights: number;
}

/** Rows of a trend; the worst of them where there are more. */
const MOST_ROWS = 100;

const KEYS = {
  all: sql`''`,
  group: sql`in_group.name`,
  case: sql`case_name`,
  bucket: sql`bucket_id::text`,
} as const;

/** The groups of a case as its regression's plan had them: it counts in each. */
const GROUPS = sql`CROSS JOIN LATERAL
  jsonb_array_elements_text(coalesce(plan -> 'cases' -> case_name -> 'groups', '[]')) AS in_group (name)`;

interface Flat extends Record<string, unknown> {
  key: string;
  title: string;
  day: string;
  passed: number;
  failed: number;
  others: number;
  seconds: number;
}

/** What each day came to. A rerun repeats what was counted already, and is left out. */
export async function trendRows(
  database: Database,
  { deptId, name, by, nights }: Asked,
): Promise<TrendRow[]> {
  const { rows } = await database.execute<Flat>(sql`
    WITH nights AS (
      SELECT run_id, plan, to_char(create_time AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day FROM regressions
      WHERE dept_id = ${deptId} AND again_of IS NULL AND create_time > now() - make_interval(days => ${nights})
        AND (${name ?? null}::text IS NULL OR name = ${name ?? null})
    ),
    counted AS (
      SELECT ${KEYS[by]} AS key, day,
        (count(*) FILTER (WHERE verdict = 'passed' AND NOT nondeterministic))::int AS passed,
        (count(*) FILTER (WHERE verdict IN ('failed', 'compile-failed')))::int AS failed,
        (count(*) FILTER (WHERE verdict NOT IN ('failed', 'compile-failed')
          AND (verdict <> 'passed' OR nondeterministic)))::int AS others,
        coalesce(sum(seconds), 0)::float8 AS seconds
      FROM regression_results JOIN nights USING (run_id) ${by === 'group' ? GROUPS : sql``}
      WHERE ${by === 'bucket' ? sql`bucket_id IS NOT NULL` : sql`true`}
      GROUP BY 1, 2
    ),
    worst AS (SELECT key FROM counted GROUP BY key ORDER BY sum(failed) DESC, sum(others) DESC, key LIMIT ${MOST_ROWS})
    SELECT counted.*, coalesce((SELECT title FROM failure_buckets
        WHERE ${by === 'bucket'} AND bucket_id::text = counted.key), counted.key) AS title
    FROM counted JOIN worst USING (key) ORDER BY key, day`);
  const byKey = new Map<string, TrendRow>();
  for (const { key, title, ...day } of rows) {
    const row = byKey.get(key) ?? { key, title, days: [] };
    row.days.push(day);
    byKey.set(key, row);
  }
  const failed = ({ days }: TrendRow) => days.reduce((sum, day) => sum + day.failed, 0);
  return [...byKey.values()].sort((one, other) => failed(other) - failed(one));
}

type Changes = Pick<RegressionChanges, 'newlyRed' | 'newlyGreen' | 'slower' | 'onlyBefore' | 'onlyAfter'>;
const MOST_CHANGES = 1000;

/** Simulations of two regressions that are the same: case, seed, build and options. */
const PAIRS = (before: string, after: string) => sql`
  SELECT b.result_id AS before_id, a.result_id AS after_id, coalesce(a.case_name, b.case_name) AS case_name,
    coalesce(a.seed, b.seed) AS seed, b.verdict AS before, a.verdict AS after, a.message, a.cause,
    b.nondeterministic OR a.nondeterministic AS unsteady, b.seconds AS before_seconds, a.seconds AS after_seconds
  FROM (SELECT * FROM regression_results WHERE run_id = ${before}) AS b
  FULL JOIN (SELECT * FROM regression_results WHERE run_id = ${after}) AS a
    ON a.case_name = b.case_name AND a.seed = b.seed AND a.build = b.build AND a.plusargs = b.plusargs`;

/** What became of the same simulations; one of which time, memory or the machine decided says nothing. */
export async function changesBetween(database: Database, before: string, after: string): Promise<Changes> {
  const pairs = PAIRS(before, after);
  const red = sql`('failed', 'compile-failed')`;
  type Row = RegressionChanges['newlyRed'][number] & Record<string, unknown>;
  const turned = (from: ReturnType<typeof sql>, to: ReturnType<typeof sql>) =>
    database.execute<Row>(sql`
      SELECT case_name AS "caseName", seed, before, after, message, cause, after_id AS "resultId" FROM (${pairs}) AS pairs
      WHERE ${from} AND ${to} ORDER BY case_name, seed LIMIT ${MOST_CHANGES}`);
  const [reds, greens, slower, only] = await Promise.all([
    turned(sql`before = 'passed'`, sql`after IN ${red}`),
    turned(sql`before IN ${red}`, sql`after = 'passed' AND NOT unsteady`),
    database.execute<RegressionChanges['slower'][number] & Record<string, unknown>>(sql`
      SELECT case_name AS "caseName", sum(before_seconds)::float8 AS before, sum(after_seconds)::float8 AS after,
        count(*)::int AS seeds
      FROM (${pairs}) AS pairs WHERE before = 'passed' AND after = 'passed' GROUP BY case_name
      HAVING sum(after_seconds) > 1.5 * sum(before_seconds) AND sum(after_seconds) > sum(before_seconds) + 1
      ORDER BY sum(after_seconds) - sum(before_seconds) DESC LIMIT ${MOST_CHANGES}`),
    database.execute<{ before: number; after: number }>(sql`
      SELECT (count(*) FILTER (WHERE after_id IS NULL))::int AS before,
        (count(*) FILTER (WHERE before_id IS NULL))::int AS after FROM (${pairs}) AS pairs`),
  ]);
  const asNumber = (row: Row) => ({ ...row, resultId: Number(row.resultId) });
  return {
    newlyRed: reds.rows.map(asNumber),
    newlyGreen: greens.rows.map(asNumber),
    slower: slower.rows,
    onlyBefore: only.rows[0]!.before,
    onlyAfter: only.rows[0]!.after,
  };
}
