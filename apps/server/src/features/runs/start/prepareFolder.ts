import { copyFile, mkdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RunRequest } from '@netloom/contract';
import { prepareRun, runFolder } from '@netloom/executor';
import { removeFolder } from '@netloom/executor/beneath';
import type { PlanContext } from '@netloom/tools/planning';
import type { Services } from '../../../services.ts';
import { planContext } from '../plan/planContext.ts';
import type { RunTree } from '../plan/planContext.ts';
import { planRun } from '../plan/planRun.ts';
import { explainFailure } from './diskFull.ts';
import { requireTools } from './requireTools.ts';

/** Gives a pinned tree to a run and decides what it does: its folder is ready to be submitted. */
export function prepareFolder(
  runId: string,
  request: RunRequest,
  tree: RunTree,
  services: Services,
): Promise<{ title: string; top: string }> {
  return inTree(runId, tree, services, async (context) => {
    const { plan, top, inputs = {} } = await planRun(request, context);
    await requireTools(plan, services);
    const folder = services.runs.folderOf(runId);
    await copyInputs(inputs, runFolder(folder).work);
    // Runs that go on may take half of what no new one may touch.
    const keepFreeMegabytes = Math.floor(services.configs.value('runs.keepFreeMegabytes') / 2);
    await prepareRun(folder, { ...plan, keepFreeMegabytes });
    return { title: plan.title, top };
  });
}

/** Does work in the folder of a run that has the files of a pinned tree; a failure removes the folder. */
export async function inTree<T>(
  runId: string,
  tree: RunTree,
  services: Services,
  work: (context: PlanContext) => Promise<T>,
): Promise<T> {
  const folder = services.runs.folderOf(runId);
  const { sources } = runFolder(folder);
  await mkdir(sources, { recursive: true });
  try {
    await services.projects.exportTree(tree.deptId, tree.tree, sources);
    return await work(await planContext(await realpath(sources), tree, services));
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
