import { randomUUID } from 'node:crypto';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunRequest } from '@netloom/contract';
import type { RunKind } from '@netloom/model';
import { prepareRun, runFolder } from '@netloom/executor';
import { warning } from '../../http/problem.ts';
import { ProjectTree } from '../../projects/index.ts';
import type { Services } from '../../services.ts';
import { lookAtMachine } from '../tool/index.ts';
import { planRun } from './planRun.ts';
import { insertRun } from './repository.ts';
import type { RunRecord } from './repository.ts';

/** @throws a 601 with what is missing and the command that installs it. */
async function requireTools({ settings }: Services): Promise<void> {
  const { tools, sandbox, reason } = await lookAtMachine(settings);
  const needed = ['verilator', 'make', 'g++'];
  for (const { name, version, installCommand } of tools) {
    if (needed.includes(name) && version === undefined)
      throw warning(`${name} is missing: ${installCommand}`);
  }
  if (sandbox === undefined) throw warning(reason ?? 'there is no sandbox');
}

/** Pins the member's tree as it is now, gives it to a new run, and queues the run. */
export async function startRun(
  kind: RunKind,
  request: RunRequest,
  userId: number,
  services: Services,
): Promise<RunRecord> {
  await requireTools(services);
  const { deptId } = request;
  const tree = await services.projects.writeTree(deptId, userId);
  const runId = randomUUID();
  const folder = join(services.folder.runs, runId);
  const { sources } = runFolder(folder);
  await mkdir(sources, { recursive: true });
  try {
    await services.projects.exportTree(deptId, tree, sources);
    const plan = await planRun(kind, request, new ProjectTree(await realpath(sources)));
    await prepareRun(folder, plan);
    const record = { runId, deptId, kind, title: plan.title, createBy: userId, tree, request };
    const run = await insertRun(services.database, record);
    services.runs.queued(run);
    return run;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
