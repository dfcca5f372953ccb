import { compareRuns } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { whoIs } from '../../../http/policy.ts';
import { warning } from '../../../http/refuse.ts';
import { implement } from '../../../http/route.ts';
import type { Incoming } from '../../../http/route.ts';
import { requireRunMember } from '../policy.ts';
import { runRows } from '../rows.ts';
import { changedFields, metricPairs } from './differences.ts';

const memberOfBoth = whoIs(
  'members of the department of both runs',
  async ({ query }: Incoming<typeof compareRuns>, caller, services) => ({
    one: (await requireRunMember('run:view', caller, query.runId, services)).run,
    other: (await requireRunMember('run:view', caller, query.withRunId, services)).run,
  }),
  'run:view',
);

export const compareRoute = implement(
  compareRuns,
  memberOfBoth,
  async (_incoming, { one, other }, { database, projects }) => {
    if (one.deptId !== other.deptId) throw warning('run-of-other', { field: 'withRunId' });
    const rows = await runRows([one, other], database);
    return {
      runs: rows as [RunRow, RunRow],
      metrics: metricPairs(one.metrics, other.metrics),
      options: changedFields(one.request, other.request),
      files: await projects.changedFiles(one.deptId, one.tree, other.tree),
    };
  },
);
