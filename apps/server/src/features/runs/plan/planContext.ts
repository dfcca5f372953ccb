import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPlan, runFolder } from '@netloom/executor';
import { layoutKind } from '@netloom/soc';
import type { EarlierRun, PlanContext, PlanMachine } from '@netloom/tools/planning';
import type { Services } from '../../../services.ts';
import { benchOf, libraryOf, readProjectLibrary } from '../../library/index.ts';
import { lookAtMachine } from '../../tool/index.ts';
import { artifactAt } from '../artifactFile.ts';
import { findRun } from '../repository.ts';
import { PinnedFiles } from './pinnedFiles.ts';

function folderOf(specifier: string): string {
  return dirname(realpathSync(fileURLToPath(import.meta.resolve(specifier))));
}

async function machineOf({ settings }: Services): Promise<PlanMachine> {
  const { tools } = await lookAtMachine(settings);
  return {
    versions: Object.fromEntries(tools.map(({ name, version }) => [name, version])),
    hasFile: existsSync,
    readInstalled: (path) => readFile(path, 'utf8').catch(() => undefined),
    node: process.execPath,
    tools: folderOf('@netloom/tools'),
    yowasp: dirname(folderOf('@yowasp/yosys')),
  };
}

async function earlierRun(
  runId: string,
  deptId: number,
  services: Services,
): Promise<EarlierRun | undefined> {
  const found = await findRun(services.database, runId);
  if (found?.deptId !== deptId) return undefined;
  const run = await services.runs.upToDate(found);
  const { kind, request, top, verdict } = run;
  const folder = services.runs.folderOf(runId);
  return {
    ...{ kind, request, top, verdict, treeId: run.tree },
    plan: async () => (existsSync(runFolder(folder).plan) ? readPlan(folder) : undefined),
    async file(path) {
      const artifact = await artifactAt(run, path, services);
      return artifact && services.store.path(artifact.sha256);
    },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function sourcesId({ deptId, tree }: RunTree, { projects }: Services): Promise<string> {
  const files = await projects.listPinned(deptId, tree);
  return sha256(files.filter((file) => !file.endsWith(layoutKind.suffix)).join('\0'));
}

/** A tree of a project that a run reads, and the user whose run it is. */
export interface RunTree {
  deptId: number;
  /** Id of the git tree. */
  tree: string;
  createBy: number;
  branch?: string | undefined;
}

/** Where a run of a pinned tree is planned: `root` has the tree's files, and the runs of its project may be read. */
export async function planContext(root: string, pinned: RunTree, services: Services): Promise<PlanContext> {
  const { deptId, tree: treeId, createBy, branch = '' } = pinned;
  const tree = new PinnedFiles(root, (paths) => services.projects.ignored(deptId, createBy, paths));
  return {
    tree,
    treeId,
    sourcesId: () => sourcesId(pinned, services),
    machine: await machineOf(services),
    run: (runId) => earlierRun(runId, deptId, services),
    library: async (place) => libraryOf(await readProjectLibrary(tree), place),
    benchOf,
    past: (path, plan) => services.pasts.of({ deptId, branch, path, plan }),
    sha256,
  };
}
