import { deleteRuns } from '@netloom/contract';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { ownerOfRuns } from './policy.ts';
import { runsChanged } from './watch/runsChanged.ts';

export const deleteRoute = implement(
  deleteRuns,
  ownerOfRuns(({ body }) => body.runIds),
  async (_incoming, runs, { keeper, hub }) => {
    for (const { runId, state, parentRunId } of runs) {
      if (state !== 'finished') throw warning('run-goes-on', { field: 'runIds', values: { run: runId } });
      if (parentRunId !== null && !runs.some((run) => run.runId === parentRunId))
        throw warning('run-is-part', { field: 'runIds', values: { run: runId, parent: parentRunId } });
    }
    let deleted = 0;
    for (const { runId } of runs) deleted += (await keeper.delete(runId, { pinned: true })) ? 1 : 0;
    for (const deptId of new Set(runs.map((run) => run.deptId))) runsChanged(hub, deptId);
    return { deleted };
  },
);
