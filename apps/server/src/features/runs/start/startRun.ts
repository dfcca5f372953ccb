import { randomUUID } from 'node:crypto';
import { isComposed } from '@netloom/contract';
import type { RunRequest } from '@netloom/contract';
import { removeFolder } from '@netloom/executor/beneath';
import type { PinnedTree } from '../../../projects/index.ts';
import type { Services } from '../../../services.ts';
import { priorityRank } from '../priority.ts';
import { insertRun } from '../repository.ts';
import type { RunRecord } from '../repository.ts';
import { requireWithin } from './ceilings.ts';
import { requireOffered } from './clusterChoice.ts';
import { explainFailure, requireRoom } from './diskFull.ts';
import { prepareFolder } from './prepareFolder.ts';
import { startFamily } from './startFamily.ts';
import type { UnplannedRun } from './unplannedRun.ts';

export interface RunOrigin {
  /** Id of the new run, where who asks for it has chosen one. */
  runId?: string;
  /** Pinned tree to read; without it the member's tree is pinned as it is now. */
  pinned?: PinnedTree;
  retryOf?: string;
  scheduleId?: number;
  /** That `pinned` is the tree of, where a push started it. */
  commit?: string;
}

/** Gives a pinned tree to a new run, decides what it does, and queues it; one of several runs with all of them. */
export async function startRun(
  request: RunRequest,
  userId: number,
  services: Services,
  { pinned, runId = randomUUID(), ...origin }: RunOrigin = {},
): Promise<RunRecord> {
  const { deptId, kind } = request;
  await requireWithin(request, services);
  requireOffered(request, services.settings);
  requireRoom(services);
  const { treeId: tree, branch } = pinned ?? (await services.projects.pinTree(deptId, userId));
  const what = { runId, deptId, kind, tree, branch, request, createBy: userId, ...origin };
  const row = { ...what, priority: priorityRank(request.priority) };
  const run = isComposed(kind)
    ? await startFamily({ ...row, state: 'running', startTime: new Date(), composed: true }, services)
    : await startAlone(row, services);
  services.runs.queued(run);
  return run;
}

async function startAlone(row: UnplannedRun, services: Services): Promise<RunRecord> {
  const planned = await prepareFolder(row.runId, row.request, row, services);
  try {
    return await insertRun(services.database, { ...row, ...planned });
  } catch (error) {
    await removeFolder(services.runs.folderOf(row.runId));
    throw explainFailure(error, services);
  }
}
