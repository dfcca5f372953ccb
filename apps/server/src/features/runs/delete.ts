import { deleteRuns } from '@netloom/contract';
import { warning } from '../../http/problem.ts';
import { implement } from '../../http/route.ts';
import { ownerOfRuns } from './policy.ts';
import { runsChanged } from './watch/runsChanged.ts';

export const deleteRoute = implement(
  deleteRuns,
  ownerOfRuns(({ body }) => body.runIds),
  async (_incoming, runs, { keeper, hub }) => {
    for (const { runId, state, parentRunId } of runs) {
      if (state !== 'finished') throw warning(`runIds: run ${runId} has not finished; cancel it first`);
      if (parentRunId !== null && !runs.some((run) => run.runId === parentRunId))
        throw warning(`runIds: run ${runId} is part of run ${parentRunId}; delete that one`);
    }
    let deleted = 0;
    for (const { runId } of runs) deleted += (await keeper.delete(runId, { pinned: true })) ? 1 : 0;
    for (const deptId of new Set(runs.map((run) => run.deptId))) runsChanged(hub, deptId);
    return { deleted };
  },
);
