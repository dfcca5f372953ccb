import { buildsOf, USUAL_AFTER } from '@netloom/model/regression';
import type { CasePast, RegressFile } from '@netloom/model/regression';
import { sql } from '../../database/drizzle.ts';
import type { Database } from '../../database/index.ts';

interface Before extends Record<string, unknown> {
  caseName: string;
  plan: RegressFile | null;
  clean: boolean;
}

export interface PastAsked {
  deptId: number;
  branch: string;
  /** Of the plan. */
  path: string;
  plan: RegressFile;
}

const MOST_FAILING = 10_000;

/** Latest regressions of a plan on a branch that say how often a case was clean; what repeats another is none of them. */
const latest = ({ deptId, path, branch }: PastAsked, most: number) => sql`
  SELECT run_id, number, plan FROM regressions
  WHERE dept_id = ${deptId} AND path = ${path} AND branch = ${branch} AND again_of IS NULL
    AND finish_time IS NOT NULL
  ORDER BY number DESC LIMIT ${most}`;

/** What a case is simulated with: when it changes, nothing that was before says anything of it. */
const madeOf = (plan: RegressFile | null, name: string): string | undefined => {
  const test = plan?.cases[name];
  if (test === undefined) return undefined;
  const { plusargs, program, generator } = test;
  const builds = buildsOf(test).map((build) => [build, plan?.builds[build]]);
  return JSON.stringify([plan?.plusargs, plusargs, program, generator, builds]);
};

function cleanOnes(rows: readonly Before[], { plan }: PastAsked): Map<string, number> {
  const [counts, over] = [new Map<string, number>(), new Set<string>()];
  for (const { caseName, plan: was, clean } of rows) {
    if (!clean || madeOf(was, caseName) !== madeOf(plan, caseName)) over.add(caseName);
    if (!over.has(caseName)) counts.set(caseName, (counts.get(caseName) ?? 0) + 1);
  }
  return counts;
}

/** What the results of earlier regressions say of cases whose seeds follow from their history. */
export class Pasts {
  readonly #database: Database;

  constructor({ database }: { database: Database }) {
    this.#database = database;
  }

  /** By case; on the same branch alone, since another one may be clean without saying anything of this. */
  async of(asked: PastAsked): Promise<Map<string, CasePast>> {
    const cases = Object.entries(asked.plan.cases).flatMap(([name, { seeds }]) =>
      seeds !== undefined && 'count' in seeds && seeds.fewest !== undefined
        ? [{ name, after: seeds.after ?? USUAL_AFTER }]
        : [],
    );
    if (cases.length === 0) return new Map();
    const names = cases.map(({ name }) => name);
    const most = Math.max(...cases.map(({ after }) => after));
    const [clean, failing] = await Promise.all([
      this.#clean(asked, names, most),
      this.#failing(asked, names, most),
    ]);
    return new Map(
      names.map((name) => [name, { clean: clean.get(name) ?? 0, failing: failing.get(name) ?? [] }]),
    );
  }

  async #clean(asked: PastAsked, names: string[], most: number): Promise<Map<string, number>> {
    const { rows } = await this.#database.execute<Before>(sql`
      WITH latest AS (${latest(asked, most)})
      SELECT case_name AS "caseName", plan,
        bool_and(verdict = 'passed' AND NOT nondeterministic AND NOT unchecked) AS clean
      FROM regression_results JOIN latest USING (run_id)
      WHERE case_name = ANY(${sql.param(names)}::text[])
      GROUP BY case_name, number, plan ORDER BY number DESC`);
    return cleanOnes(rows, asked);
  }

  /** Seeds that failed and have not passed since. */
  async #failing(asked: PastAsked, names: string[], most: number): Promise<Map<string, number[]>> {
    const { rows } = await this.#database.execute<{ caseName: string; seed: number }>(sql`
      WITH latest AS (${latest(asked, most)})
      SELECT case_name AS "caseName", seed FROM regression_results AS red JOIN latest USING (run_id)
      WHERE verdict = 'failed' AND case_name = ANY(${sql.param(names)}::text[])
        AND NOT EXISTS (SELECT FROM regression_results AS later JOIN latest USING (run_id)
          WHERE later.case_name = red.case_name AND later.seed = red.seed AND later.verdict = 'passed'
            AND later.result_id > red.result_id)
      GROUP BY case_name, seed ORDER BY max(result_id) DESC LIMIT ${MOST_FAILING}`);
    const failing = new Map<string, number[]>();
    for (const { caseName, seed } of rows) failing.set(caseName, [...(failing.get(caseName) ?? []), seed]);
    return failing;
  }
}
