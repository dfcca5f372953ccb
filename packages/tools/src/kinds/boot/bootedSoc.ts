import type { SocDocument } from '@netloom/model';
import type { Library } from '@netloom/soc';
import { bootBoard, softwareMap } from '@netloom/soc/addressmap';
import type { BootBoard, SoftwareMap } from '@netloom/soc/addressmap';
import { PlanError } from '../../planError.ts';
import { fileListOf, readSoc, requireGenerated } from '../generatedSoc.ts';
import type { ListedSources, PlanContext, PlanTree } from '../planContext.ts';
import { requirePinned } from '../sources.ts';
import { bootedCore } from './bootedCore.ts';
import type { BootedCore } from './bootedCore.ts';
import type { Firmware } from './bootOptions.ts';
import { firmwareOf } from './firmware.ts';

/** A SoC as it was generated, with what is around it and what runs on it. */
export interface BootedSoc {
  name: string;
  document: SocDocument;
  library: Library;
  core: BootedCore;
  map: SoftwareMap;
  board: BootBoard;
  fileList: string;
  list: ListedSources;
  /** Undefined where none was asked for. */
  firmware: Firmware | undefined;
}

/** What was generated from the SoC: its file list, and the folder of its headers. */
async function generatedOf(name: string, tree: PlanTree) {
  const [fileList, headers] = [fileListOf(name), `gen/${name}/sw`];
  await requireGenerated(name, [fileList, `${headers}/soc.h`], tree);
  return { fileList, headers };
}

/** @throws a PlanError that names the field of what does not boot */
export async function bootedSoc(
  { path, firmware: folder }: { path: string; firmware?: string },
  context: PlanContext,
): Promise<BootedSoc> {
  const { tree } = context;
  const document = await readSoc(path, tree);
  const { name } = document;
  const { fileList, headers } = await generatedOf(name, tree);
  const core = await bootedCore(document, tree);
  const library = await context.library((ip) => `gen/${name}/${ip}`);
  const map = softwareMap(document, library);
  const board = bootBoard(document, map);
  if ('reason' in board) throw new PlanError(board.reason, 'path', board.values);
  const around = { map, flashes: board.flashes };
  const firmware =
    folder === undefined ? undefined : await firmwareOf({ folder, headers }, around, core, tree);
  const list = await tree.readList(fileList);
  await requirePinned(list, 'path', tree);
  return { name, document, library, core, map, board, fileList, list, firmware };
}

/** Versions of what makes a model. */
export const modelTools = ({ machine: { versions } }: PlanContext) => ({
  verilator: versions.verilator,
  make: versions.make,
  'g++': versions['g++'],
});
