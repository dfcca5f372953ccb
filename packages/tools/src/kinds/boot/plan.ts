import { bootBoard, softwareMap } from '@netloom/soc/addressmap';
import { PlanError } from '../../planError.ts';
import type { SourceSet } from '../../verilatorArguments.ts';
import { cachedBuild } from '../cachedBuild.ts';
import { fileListOf, readSoc, requireGenerated } from '../generatedSoc.ts';
import type { PlannedRun, Planning } from '../kind.ts';
import type { ListedSources, PlanContext, PlanTree } from '../planContext.ts';
import { limitsOf } from '../request.ts';
import { refuseRenamed, withRenamed } from '../safeNames.ts';
import { readably, requirePinned } from '../sources.ts';
import { bootedCore } from './bootedCore.ts';
import { recordsTraffic } from '../simulate/traffic/trafficFile.ts';
import { sourcesKey } from './bootKey.ts';
import { firmwareOf } from './firmware.ts';
import type { BootRequest } from './kind.ts';
import { planBoot, planModel } from './planBoot.ts';

/** What was generated from the SoC: its file list, and the folder of its headers. */
async function generatedOf(name: string, tree: PlanTree) {
  const [fileList, headers] = [fileListOf(name), `gen/${name}/sw`];
  await requireGenerated(name, [fileList, `${headers}/soc.h`], tree);
  return { fileList, headers };
}

const listedDesign = (top: string, path: string, { fromOwnFolder }: ListedSources): SourceSet => ({
  top,
  sources: [],
  [fromOwnFolder ? 'folderLists' : 'fileLists']: [path],
});

type Booted = Omit<BootRequest, 'firmware'> & { firmware?: string; coverage?: boolean };

/** A SoC that runs firmware; without it its model alone. @throws a PlanError that names the field */
export async function planSoc(request: Booted, context: PlanContext): Promise<PlannedRun> {
  const { tree, machine, sha256 } = context;
  const document = await readSoc(request.path, tree);
  const { name } = document;
  const { fileList, headers } = await generatedOf(name, tree);
  const core = await bootedCore(document, tree);
  const library = await context.library((ip) => `gen/${name}/${ip}`);
  const map = softwareMap(document, library);
  const board = bootBoard(document, map);
  if ('reason' in board) throw new PlanError(board.reason, 'path', board.values);
  const { firmware: folder } = request;
  const around = { map, flashes: board.flashes };
  const firmware =
    folder === undefined ? undefined : await firmwareOf({ folder, headers }, around, core, tree);
  const list = await tree.readList(fileList);
  await requirePinned(list, 'path', tree);
  const { set } = await readably(listedDesign(name, fileList, list), list, 'path', tree);
  if (request.coverage) refuseRenamed(set, 'coverage');
  const model = {
    ...set,
    ...{ title: `${name} ← ${folder ?? ''}`, board, cycles: request.megacycles * 1_000_000 },
    ...{ trace: request.trace, coverage: request.coverage, limits: limitsOf(request) },
  };
  const planned =
    firmware === undefined
      ? planModel(model)
      : planBoot({ ...model, firmware, traffic: recordsTraffic(list.files) });
  const { verilator, make, 'g++': compiler } = machine.versions;
  const key = await sourcesKey(list, context);
  const cache = cachedBuild(planned, key, { verilator, make, compiler }, sha256);
  return { top: name, plan: { ...withRenamed(planned, set), cache } };
}

export const plan: Planning<BootRequest>['plan'] = (request, context) => planSoc(request, context);

export const compiled: Planning<BootRequest>['compiled'] = async (_request, top, tree) => {
  const path = fileListOf(top);
  const list = await tree.readList(path);
  const { set } = await readably(listedDesign(top, path, list), list, 'path', tree);
  refuseRenamed(set, 'path');
  return set;
};
