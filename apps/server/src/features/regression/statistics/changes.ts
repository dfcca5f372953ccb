import { join } from 'node:path';
import { regressionChanges as call } from '@netloom/contract';
import type { RegressionChanges } from '@netloom/contract';
import { tryLocalGit } from '../../../git/index.ts';
import { notFound } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { memberOfRegression } from '../policy.ts';
import { findRegression } from '../repository.ts';
import type { RegressionRecord } from '../repository.ts';
import { regressionRows } from '../rows.ts';
import { changesBetween } from './repository.ts';

const MOST_COMMITS = 500;
/** Between the parts of a commit's line. */
const UNIT = '\u001f';

/** Commits that the later version has and the earlier has not; null where git does not know one of them. */
async function commitsBetween(
  before: RegressionRecord,
  after: RegressionRecord,
  userId: number,
  { projects, settings }: Pick<Services, 'projects' | 'settings'>,
): Promise<RegressionChanges['commits']> {
  const [from, to] = [before, after].map(({ commit }) => commit.replace('+', ''));
  if (!from || !to) return null;
  const { root } = await projects.tree(after.deptId, userId);
  const place = { directory: join(root, '.git'), workTree: root, unsandboxed: settings.unsandboxed };
  const format = ['%H', '%an', '%s', '%cI'].join(UNIT);
  const args = ['log', `--max-count=${MOST_COMMITS}`, `--format=${format}`, `${from}..${to}`, '--'];
  const { code, stdout } = await tryLocalGit(args, place);
  if (code !== 0) return null;
  const lines = stdout.toString('utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [commit = '', author = '', subject = '', time = ''] = line.split(UNIT);
    return { commit, author, subject, time };
  });
}

export const changesRoute = implement(
  call,
  memberOfRegression('run:view', ({ query }) => query.runId),
  async ({ query: { against } }, { regression: after, caller }, services): Promise<RegressionChanges> => {
    const { database } = services;
    const before = await findRegression(database, against);
    // One of another project answers like one that is not there.
    if (before?.deptId !== after.deptId)
      throw notFound('no-regression', { field: 'against', values: { run: against } });
    const [rows, changes, commits] = await Promise.all([
      regressionRows([before, after], database),
      changesBetween(database, before.runId, after.runId),
      commitsBetween(before, after, caller.userId, services),
    ]);
    return { before: rows[0]!, after: rows[1]!, ...changes, commits };
  },
);
