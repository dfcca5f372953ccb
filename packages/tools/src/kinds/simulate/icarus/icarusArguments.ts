import { icarusCells } from '../../../cellModels.ts';
import { PlanError } from '../../../planError.ts';
import { checkName, checkPath, type SourceSet } from '../../../verilatorArguments.ts';

/** Files that are read before and behind Verilog of IEEE 1364-2005, by name: Icarus has no language by suffix. */
export const KEYWORD_FILES = {
  'keywords2005.v': '`begin_keywords "1364-2005"\n',
  'keywordsEnd.v': '`end_keywords\n',
};
const [BEGIN, END] = Object.keys(KEYWORD_FILES).map((name) => `../${name}`) as [string, string];

function sourceArguments(path: string, { oldVerilog = false }: SourceSet): string[] {
  return oldVerilog && path.endsWith('.v') ? [BEGIN, path, END] : [path];
}

/** Icarus's arguments for a set of sources. Its own command files differ from other tools': lists come spelled out. */
export function icarusArguments(set: SourceSet): string[] {
  if ((set.fileLists ?? []).length + (set.folderLists ?? []).length > 0)
    throw new PlanError('icarus-takes-no-list', 'fileList');
  if (set.sources.length === 0) throw new PlanError('no-sources', 'sources');
  const top = checkName(set.top, 'top');
  return [
    ...icarusCells(set.cells),
    ...(set.includeDirs ?? []).map((path) => `-I${checkPath(path, 'includeDirs')}`),
    '-Y.sv',
    ...(set.libraryDirs ?? []).map((path) => `-y${checkPath(path, 'libraryDirs')}`),
    ...Object.entries(set.defines ?? {}).map(([name, value]) =>
      value === '' ? `-D${checkName(name, 'defines')}` : `-D${checkName(name, 'defines')}=${value}`,
    ),
    ...Object.entries(set.parameters ?? {}).map(
      ([name, value]) => `-P${top}.${checkName(name, 'parameters')}=${value}`,
    ),
    ...set.sources.flatMap((path) => sourceArguments(checkPath(path, 'sources'), set)),
  ];
}
