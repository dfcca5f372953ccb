import { cancelBisect, lastGoodCommit, listBisects, showBisect } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import { memberOf } from '../department/index.ts';
import { memberOfResult, passedBefore } from '../regression/index.ts';
import { findRun, runsChanged } from '../runs/index.ts';
import { isAncestor } from './history.ts';
import { memberOfBisect } from './policy.ts';
import { bisectRows, changeBisect, findBisect, latestBisects } from './repository.ts';

export const showRoute = implement(
  showBisect,
  memberOfBisect('run:view', ({ query }) => query.bisectId),
  async (_incoming, { bisect }, { database }) => (await bisectRows([bisect], database))[0]!,
);

export const listRoute = implement(
  listBisects,
  memberOf('run:view', ({ query }) => query.deptId),
  async ({ query: { deptId } }, _member, { database }) =>
    bisectRows(await latestBisects(database, deptId), database),
);

export const cancelRoute = implement(
  cancelBisect,
  memberOfBisect('run:start', ({ body }) => body.bisectId),
  async (_incoming, { bisect }, services) => {
    const { database, runs, hub } = services;
    const { bisectId, steps, deptId } = bisect;
    await changeBisect(database, bisectId, { outcome: 'cancelled', finishTime: new Date() });
    const waits = steps.at(-1);
    const run =
      waits?.answer === null && waits.runId !== null ? await findRun(database, waits.runId) : undefined;
    if (run !== undefined && run.state !== 'finished') await runs.cancel(run);
    runsChanged(hub, deptId);
    return (await bisectRows([(await findBisect(database, bisectId))!], database))[0]!;
  },
);

export const lastGoodRoute = implement(
  lastGoodCommit,
  memberOfResult('run:view', ({ query }) => query.resultId),
  async (_incoming, { result, regression, caller }, services) => {
    const owner = { deptId: regression.deptId, userId: caller.userId };
    const bad = regression.commit.replace('+', '');
    for (const commit of await passedBefore(services.database, result))
      if (commit !== bad && (await isAncestor(commit, bad, owner, services))) return { commit };
    return { commit: null };
  },
);
