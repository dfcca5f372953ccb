import { verilatorCells } from './cellModels.ts';
import type { CellModels } from './cellModels.ts';
import { PlanError } from './planError.ts';

/** Sources that stand under other names than those of the tree: name → path in the tree, and text. */
export type Renamed = Record<string, { path: string; text: string }>;

/** What a tool compiles. All paths are relative to the root of the project tree. */
export interface SourceSet {
  /** Module that is elaborated. */
  top: string;
  sources: string[];
  /** Command files (`.f`) whose paths count from the root of the project tree. */
  fileLists?: string[];
  /** Command files whose paths count from their own folder. */
  folderLists?: string[];
  includeDirs?: string[];
  /** Folders in which a module that no source defines is looked for by its file name. */
  libraryDirs?: string[];
  /** Of cells that no source declares. */
  cells?: CellModels;
  /** Macro → value; an empty value defines the bare macro. */
  defines?: Record<string, string>;
  /** Overrides of the top module's parameters. */
  parameters?: Record<string, string>;
  renamed?: Renamed;
  /** Files called `.v` are Verilog of IEEE 1364-2005, whose names may be reserved in SystemVerilog. */
  oldVerilog?: boolean;
}

const MODULE_NAME = /^[A-Za-z_][A-Za-z0-9_$]*$/;

/** Unit and precision of sources that give none; with mixed sources Verilator would warn of every one of them. */
const DEFAULT_TIMESCALE = ['--timescale', '1ns/1ps'];

/** Refuses a path that a tool would read as an option or that leaves the tree. */
export function checkPath(path: string, field: string): string {
  const leaves = path.split('/').includes('..');
  if (path === '' || /^[-+/]/.test(path) || leaves || /[\0\n]/.test(path)) {
    throw new PlanError('outside-tree', field, { path });
  }
  return path;
}

export function checkName(name: string, field: string): string {
  if (!MODULE_NAME.test(name)) throw new PlanError('no-identifier', field, { name });
  return name;
}

/** Verilator's arguments for a set of sources: options first, then file lists, then sources in compile order. */
export function verilatorArguments(set: SourceSet): string[] {
  const lists = [...(set.fileLists ?? []), ...(set.folderLists ?? [])];
  if (set.sources.length + lists.length === 0) throw new PlanError('no-sources', 'sources');
  return [
    ...DEFAULT_TIMESCALE,
    ...(set.oldVerilog ? ['+1364-2005ext+v'] : []),
    '--top-module',
    checkName(set.top, 'top'),
    ...verilatorCells(set.cells),
    ...(set.includeDirs ?? []).map((path) => `-I${checkPath(path, 'includeDirs')}`),
    ...(set.libraryDirs ?? []).flatMap((path) => ['-y', checkPath(path, 'libraryDirs')]),
    ...Object.entries(set.defines ?? {}).map(([name, value]) =>
      value === '' ? `-D${checkName(name, 'defines')}` : `-D${checkName(name, 'defines')}=${value}`,
    ),
    ...Object.entries(set.parameters ?? {}).map(
      ([name, value]) => `-G${checkName(name, 'parameters')}=${value}`,
    ),
    ...(set.fileLists ?? []).flatMap((path) => ['-f', checkPath(path, 'fileLists')]),
    ...(set.folderLists ?? []).flatMap((path) => ['-F', checkPath(path, 'folderLists')]),
    ...set.sources.map((path) => checkPath(path, 'sources')),
  ];
}
