import { posix } from 'node:path';
import { readDocument } from '@netloom/soc';
import { bootBoard, softwareMap } from '@netloom/soc/addressmap';
import { planBoot } from '@netloom/tools';
import { warning } from '../../../../http/problem.ts';
import type { ProjectTree } from '../../../../projects/index.ts';
import { libraryOf, readProjectLibrary } from '../../../library/index.ts';
import { lookAtMachine } from '../../../tool/index.ts';
import { cachedBuild } from '../cachedBuild.ts';
import { limitsOf } from '../planner.ts';
import type { Planner } from '../planner.ts';
import { bootedCore } from './bootedCore.ts';
import { sourcesKey } from './bootKey.ts';
import { firmwareOf } from './firmware.ts';

async function readSoc(path: string, tree: ProjectTree) {
  const { document, diagnostics } = readDocument(await tree.requireText(path, 'path'), path);
  if (!document) throw warning(`path: ${path}: ${diagnostics[0]?.message ?? 'no SoC document'}`);
  return document;
}

/** What was generated from the SoC: its file list, and the folder of its headers. */
async function generatedOf(name: string, tree: ProjectTree) {
  const [fileList, headers] = [`gen/${name}/${name}.f`, `gen/${name}/sw`];
  for (const path of [fileList, posix.join(headers, 'soc.h')])
    if (!(await tree.has(path, 'path'))) throw warning(`path: generate ${name} first: there is no ${path}`);
  return { fileList, headers };
}

export const boot: Planner<'boot'> = async (request, { tree, services }) => {
  const document = await readSoc(request.path, tree);
  const { name } = document;
  const { fileList, headers } = await generatedOf(name, tree);
  const core = await bootedCore(document, tree);
  const library = libraryOf(await readProjectLibrary(tree), (ip) => `gen/${name}/${ip}`);
  const map = softwareMap(document, library);
  const board = bootBoard(document, map);
  if (typeof board === 'string') throw warning(`path: ${name} cannot boot: ${board}`);
  const firmware = await firmwareOf({ folder: request.firmware, headers }, map, core, tree);
  const list = await tree.readList(fileList);
  const plan = planBoot({
    title: `${name} ← ${request.firmware}`,
    top: name,
    sources: [],
    [list.fromOwnFolder ? 'folderLists' : 'fileLists']: [fileList],
    firmware,
    board,
    cycles: request.megacycles * 1_000_000,
    trace: request.trace,
    limits: limitsOf(request),
  });
  const { tools } = await lookAtMachine(services.settings);
  const versions = Object.fromEntries(tools.map((each) => [each.name, each.version]));
  const { verilator, make, 'g++': compiler } = versions;
  const cache = cachedBuild(plan, await sourcesKey(list, tree), { verilator, make, compiler });
  return { top: name, plan: { ...plan, cache } };
};
