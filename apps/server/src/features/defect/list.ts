import { exportBugs, listBugs, proposeDuplicates } from '@netloom/contract';
import type { BugRow } from '@netloom/contract';
import { implement, implementDownload } from '../../http/route.ts';
import { sheetOf } from '../../sheet/index.ts';
import { memberOf } from '../department/index.ts';
import { alikeBugs, bugRows } from './rows.ts';

const MOST_EXPORTED = 10_000;

export const listBugsRoute = implement(
  listBugs,
  memberOf('defect:view', ({ query }) => query.deptId),
  ({ query: { deptId, ...asked } }, { caller: { userId } }, { database }) =>
    bugRows(database, { deptId, userId }, asked),
);

export const proposeDuplicatesRoute = implement(
  proposeDuplicates,
  memberOf('defect:view', ({ query }) => query.deptId),
  ({ query: { deptId, ...asked } }, _member, { database }) => alikeBugs(database, deptId, asked),
);

const COLUMNS = [
  ...(['bugId', 'title', 'scope', 'branch', 'commitID', 'label', 'severity', 'priority', 'status'] as const),
  ...(['assigner', 'assignee', 'reply', 'createTime', 'finishTime'] as const),
] satisfies readonly (keyof BugRow)[];

export const exportBugsRoute = implementDownload(
  exportBugs,
  memberOf('defect:view', ({ query }) => query.deptId),
  async ({ query: { deptId, format, ...filter } }, { caller: { userId } }, { database }) => {
    const asked = { ...filter, page: 1, limit: MOST_EXPORTED };
    const { rows } = await bugRows(database, { deptId, userId }, asked);
    const cells = rows.map((row) => COLUMNS.map((column) => String(row[column] ?? '')));
    return sheetOf('defects', [[...COLUMNS], ...cells], format);
  },
);
