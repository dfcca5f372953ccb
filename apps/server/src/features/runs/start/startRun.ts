import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RunRequest } from '@netloom/contract';
import { prepareRun, runFolder } from '@netloom/executor';
import { removeFolder } from '@netloom/executor/beneath';
import type { PinnedTree } from '../../../projects/index.ts';
import type { Services } from '../../../services.ts';
import { planContext } from '../plan/planContext.ts';
import { planRun } from '../plan/planRun.ts';
import { priorityRank } from '../priority.ts';
import { insertRun } from '../repository.ts';
import type { RunRecord } from '../repository.ts';
import { requireWithin } from './ceilings.ts';
import { explainFailure, requireRoom } from './diskFull.ts';
import { requireTools } from './requireTools.ts';

export interface RunOrigin {
  /** Id of the new run, where who asks for it has chosen one. */
  runId?: string;
  /** Pinned tree to read; without it the member's tree is pinned as it is now. */
  pinned?: PinnedTree;
  retryOf?: string;
  scheduleId?: number;
}

/** Gives a pinned tree to a new run, decides what it does, and queues it. */
export async function startRun(
  request: RunRequest,
  userId: number,
  services: Services,
  { pinned, runId = randomUUID(), ...origin }: RunOrigin = {},
): Promise<RunRecord> {
  const { deptId, kind } = request;
  await requireWithin(request, services);
  requireRoom(services);
  const { treeId: tree, branch } = pinned ?? (await services.projects.pinTree(deptId, userId));
  const folder = services.runs.folderOf(runId);
  const { sources, work } = runFolder(folder);
  await mkdir(sources, { recursive: true });
  try {
    await services.projects.exportTree(deptId, tree, sources);
    const context = await planContext(await realpath(sources), tree, deptId, services);
    const { plan, top, inputs = {} } = await planRun(request, context);
    await requireTools(plan, services);
    await copyInputs(inputs, work);
    // Runs that go on may take half of what no new one may touch.
    const keepFreeMegabytes = Math.floor(services.configs.value('runs.keepFreeMegabytes') / 2);
    await prepareRun(folder, { ...plan, keepFreeMegabytes });
    const priority = priorityRank(request.priority);
    const what = { deptId, kind, title: plan.title, top, tree, branch, request };
    const run = await insertRun(services.database, { runId, ...what, priority, createBy: userId, ...origin });
    services.runs.queued(run);
    return run;
  } catch (error) {
    const reason = explainFailure(error, services);
    await removeFolder(folder);
    throw reason;
  }
}

async function copyInputs(inputs: Record<string, string>, work: string): Promise<void> {
  for (const [path, file] of Object.entries(inputs)) {
    const target = join(work, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(file, target);
  }
}
