import type { SourceSet } from '../../verilatorArguments.ts';
import { cachedBuild } from '../cachedBuild.ts';
import { fileListOf } from '../generatedSoc.ts';
import type { PlannedRun, Planning } from '../kind.ts';
import type { ListedSources, PlanContext, PlanTree } from '../planContext.ts';
import { limitsOf } from '../request.ts';
import { refuseRenamed, withRenamed } from '../safeNames.ts';
import { readably } from '../sources.ts';
import { bootedSoc, modelTools } from './bootedSoc.ts';
import type { BootedSoc } from './bootedSoc.ts';
import { recordsTraffic } from '../simulate/traffic/trafficFile.ts';
import { observedKey } from './bootKey.ts';
import type { BootRequest } from './kind.ts';
import { observedSources } from './observedSources.ts';
import type { ObservedSources } from './replaced.ts';
import { planBoot, planModel } from './planBoot.ts';

const listedDesign = (top: string, path: string, { fromOwnFolder }: ListedSources): SourceSet => ({
  top,
  sources: [],
  [fromOwnFolder ? 'folderLists' : 'fileLists']: [path],
});

type Booted = Omit<BootRequest, 'firmware' | 'breakdown'> & {
  firmware?: string;
  coverage?: boolean;
  breakdown?: boolean;
};

/** What is compiled: the sources of the SoC, or these with a core that counts in the place of its own. */
async function sourcesOf(soc: BootedSoc, counts: boolean, tree: PlanTree): Promise<ObservedSources> {
  const { name, fileList, list, core } = soc;
  if (counts) return observedSources({ top: name, list, coreName: core.options.name }, 'counted', tree);
  return { ...(await readably(listedDesign(name, fileList, list), list, 'path', tree)), files: {} };
}

const modelOf = (request: Booted, { name, board, core }: BootedSoc) => ({
  ...{ title: `${name} ← ${request.firmware ?? ''}`, board, cycles: request.megacycles * 1_000_000 },
  ...{ trace: request.trace, coverage: request.coverage, limits: limitsOf(request) },
  ...(request.breakdown && { observed: { way: 'counted' as const, path: `.${name}.${core.instance}` } }),
});

/** A SoC that runs firmware; without it its model alone. @throws a PlanError that names the field */
export async function planSoc(request: Booted, context: PlanContext): Promise<PlannedRun> {
  const { tree, sha256 } = context;
  const soc = await bootedSoc(request, context);
  const { name, list, firmware } = soc;
  const { set, files } = await sourcesOf(soc, request.breakdown ?? false, tree);
  if (request.coverage) refuseRenamed(set, 'coverage');
  const model = { ...set, ...modelOf(request, soc) };
  const planned =
    firmware === undefined
      ? planModel(model)
      : planBoot({ ...model, firmware, traffic: recordsTraffic(list.files) });
  const plan = { ...planned, files: { ...planned.files, ...files } };
  const key = await observedKey(list, files, context);
  return {
    top: name,
    plan: { ...withRenamed(plan, set), cache: cachedBuild(plan, key, modelTools(context), sha256) },
  };
}

export const plan: Planning<BootRequest>['plan'] = (request, context) => planSoc(request, context);

export const compiled: Planning<BootRequest>['compiled'] = async (_request, top, tree) => {
  const path = fileListOf(top);
  const list = await tree.readList(path);
  const { set } = await readably(listedDesign(top, path, list), list, 'path', tree);
  refuseRenamed(set, 'path');
  return set;
};
