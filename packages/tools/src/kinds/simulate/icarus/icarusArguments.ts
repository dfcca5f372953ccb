import { PlanError } from '../../../planError.ts';
import { checkName, checkPath, type SourceSet } from '../../../verilatorArguments.ts';

/** Icarus's arguments for a set of sources. Its own command files differ from other tools': lists come spelled out. */
export function icarusArguments(set: SourceSet): string[] {
  if ((set.fileLists ?? []).length + (set.folderLists ?? []).length > 0)
    throw new PlanError('icarus-takes-no-list', 'fileList');
  if (set.sources.length === 0) throw new PlanError('no-sources', 'sources');
  const top = checkName(set.top, 'top');
  return [
    ...(set.includeDirs ?? []).map((path) => `-I${checkPath(path, 'includeDirs')}`),
    '-Y.sv',
    ...(set.libraryDirs ?? []).map((path) => `-y${checkPath(path, 'libraryDirs')}`),
    ...Object.entries(set.defines ?? {}).map(([name, value]) =>
      value === '' ? `-D${checkName(name, 'defines')}` : `-D${checkName(name, 'defines')}=${value}`,
    ),
    ...Object.entries(set.parameters ?? {}).map(
      ([name, value]) => `-P${top}.${checkName(name, 'parameters')}=${value}`,
    ),
    ...set.sources.map((path) => checkPath(path, 'sources')),
  ];
}
