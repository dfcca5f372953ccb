import { CommitRun, runsOfCommits } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { listRunsOfCommits } from './repository.ts';

export const ofCommitsRoute = implement(
  runsOfCommits,
  memberOf('run:view', ({ query }) => query.deptId),
  async ({ query: { deptId, commits } }, _member, { database }) =>
    (await listRunsOfCommits(database, deptId, commits.split(','))).map((run) => CommitRun.parse(run)),
);
