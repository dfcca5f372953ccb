import { deleteRuns } from '@netloom/contract';
import { warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { ownerOfRuns } from './policy.ts';
import { runsChanged } from './watch/runsChanged.ts';

export const deleteRoute = implement(
  deleteRuns,
  ownerOfRuns(({ body }) => body.runIds),
  async (_incoming, runs, { keeper, hub }) => {
    for (const { runId, state } of runs) {
      if (state !== 'finished') throw warning(`runIds: run ${runId} has not finished; cancel it first`);
    }
    let deleted = 0;
    for (const { runId } of runs) deleted += (await keeper.delete(runId, { pinned: true })) ? 1 : 0;
    for (const deptId of new Set(runs.map((run) => run.deptId))) runsChanged(hub, deptId);
    return { deleted };
  },
);
