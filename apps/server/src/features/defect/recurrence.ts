import { sql } from '../../database/drizzle.ts';
import type { Services } from '../../services.ts';
import { onResults, regressionOf } from '../regression/index.ts';
import { askGit } from './proof.ts';
import { changeBug, findBug, forgetProofs, noteEvent } from './repository.ts';
import { tellWatchers } from './tell.ts';

interface Recurring extends Record<string, unknown> {
  bugId: number;
  caseName: string;
  seed: number;
  /** On which it was shown to be gone, by branch. */
  verified: { branch: string; commit: string }[];
}

/** Completed defects whose cause a run of a regression shows, each with the first simulation that does. */
async function recurring(database: Services['database'], childRunId: string): Promise<Recurring[]> {
  const { rows } = await database.execute<Recurring>(sql`
    SELECT DISTINCT ON (b.bug_id) b.bug_id AS "bugId", r.case_name AS "caseName", r.seed,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('branch', branch, 'commit', verified_commit)), '[]')
        FROM bug_branches WHERE bug_branches.bug_id = b.bug_id AND verified_commit <> '') AS verified
    FROM regression_results r JOIN bugs b ON b.bucket_id = r.bucket_id AND b.dept_id = r.dept_id
    WHERE r.child_run_id = ${childRunId} AND b.status = 'Completed'
    ORDER BY b.bug_id, r.result_id`);
  return rows;
}

/**
 * Opens completed defects again whose cause a later version shows. A version that does not have the commit on which the
 * defect was shown to be gone says nothing: it may be older, or of a branch where it was never mended. Neither does a
 * tree with changes that are in no commit, which are one member's own.
 */
export function watchRecurrence(): void {
  onResults(async ({ child, runId }, services) => {
    const { database } = services;
    const found = await recurring(database, child.runId);
    const regression = found.length === 0 ? undefined : await regressionOf(database, runId);
    if (regression === undefined || !/^[0-9a-f]+$/.test(regression.commit)) return;
    const { commit } = regression;
    const tree = { deptId: child.deptId, userId: child.createBy };
    const has = async (verified: string) =>
      (await askGit(['merge-base', '--is-ancestor', verified, commit], tree, services)).code === 0;
    for (const { bugId, verified, caseName, seed } of found) {
      for (const shown of verified) {
        if (!(await has(shown.commit))) continue;
        const detail = { caseName, seed, runId, commit: regression.commit, branch: regression.branch };
        await reopen(bugId, shown.branch, detail, services);
        break;
      }
    }
  });
}

async function reopen(
  bugId: number,
  branch: string,
  detail: { caseName: string; seed: number; runId: string; commit: string; branch: string },
  services: Services,
): Promise<void> {
  const bug = await services.database.transaction(async (within) => {
    const known = await findBug(within, bugId);
    if (known?.status !== 'Completed') return undefined;
    const recurrences = known.recurrences + 1;
    const opened = await changeBug(within, known, { status: 'Open', finishTime: null, recurrences });
    await forgetProofs(within, bugId, branch);
    await noteEvent(within, {
      bugId,
      kind: 'recurred',
      detail: { ...detail, from: 'Completed', to: 'Open' },
    });
    return opened;
  });
  if (bug === undefined) return;
  const content = `${detail.caseName}:${detail.seed}`;
  await tellWatchers({ bug, kind: 'bug-recurred', content }, services);
}
