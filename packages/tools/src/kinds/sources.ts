import { isOldVerilog } from '@netloom/hdl';
import { MissingPath, PlanError } from '../planError.ts';
import type { SourceSet } from '../verilatorArguments.ts';
import { folderOf } from './folderOf.ts';
import { foundSources } from './found/foundSources.ts';
import { ignoredFiles } from './ignoredFiles.ts';
import type { ListedSources, PlanTree } from './planContext.ts';
import { isReadable, refuseRenamed, underSafeNames } from './safeNames.ts';
import type { Reader } from './safeNames.ts';

const VHDL = /\.vhdl?$/i;
const VERILOG = /\.s?v$/i;

/** What a design is compiled from, as runs are asked for it. */
interface DesignRequest {
  top: string;
  /** Empty where there is none. */
  testbench: string;
  /** A source in its place stands for what it needs of the tree; empty where the bench does. */
  fileList: string;
}

/** @throws a PlanError that names the list, and the line of what is wrong with it. */
async function readList(path: string, tree: PlanTree): Promise<ListedSources> {
  await tree.requireText(path, 'fileList');
  const list = await tree.readList(path);
  const error = list.diagnostics.find(({ severity }) => severity === 'error');
  if (error?.place?.kind !== 'source') return list;
  throw new PlanError('list-wrong', 'fileList', {
    file: error.place.file,
    line: String(error.place.line),
    message: error.message,
  });
}

/** @throws a MissingPath for a source of a list that its user has, but git ignores; what nobody has, tools tell of. */
export async function requirePinned({ files }: ListedSources, field: string, tree: PlanTree): Promise<void> {
  if (tree.ignored === undefined) return;
  const there = await Promise.all(files.map((path) => tree.has(path, field).catch(() => false)));
  const rules = await tree.ignored(files.filter((_, index) => !there[index]));
  for (const path of rules.keys()) throw new MissingPath(field, path);
}

/** What a run compiles. */
interface Design {
  set: SourceSet;
  /** Undefined where the set has all of it. */
  list: ListedSources | undefined;
  /** Paths of the tree of all that is compiled, in order. */
  named: string[];
  /** Of files that the sources name and git ignores, in the form of Verilator's messages. */
  warnings: string[];
  /** Units that no list gave, each with the file where it was found. */
  found: string[];
}

/** Files of a design that are looked at for old names. */
const MOST_LOOKED_AT = 500;

/** Whether a `.v` file of a design has names that SystemVerilog reserves. */
async function hasOldNames(paths: readonly string[], tree: PlanTree): Promise<boolean> {
  const old = paths
    .filter((path) => path.endsWith('.v'))
    .slice(0, MOST_LOOKED_AT)
    .map(async (path) => isOldVerilog((await tree.readText(path, 'fileList').catch(() => '')) ?? ''));
  return (await Promise.all(old)).includes(true);
}

/** What is compiled: the file list, the bench unless the list has it, and what the bench finds in its own folder. */
export async function sourcesOf(
  request: DesignRequest,
  tree: PlanTree,
  reader: Reader = 'verilator',
): Promise<Design> {
  const { top, testbench, fileList } = request;
  if (fileList === '' || VERILOG.test(fileList)) return unlistedSources(request, tree, reader);
  const list = await readList(fileList, tree);
  await requirePinned(list, 'fileList', tree);
  if (testbench !== '') await tree.requireText(testbench, 'testbench');
  const set = {
    top,
    [list.fromOwnFolder ? 'folderLists' : 'fileLists']: [fileList],
    sources: testbench === '' || list.files.includes(testbench) ? [] : [testbench],
    libraryDirs: testbench === '' ? [] : [folderOf(testbench)],
  };
  const named = [...set.sources, ...list.files];
  const oldVerilog = await hasOldNames(named, tree);
  const warnings = await ignoredFiles(named, list.includeDirectories, tree);
  return {
    ...(await readably({ ...set, oldVerilog }, list, 'fileList', tree, reader)),
    named,
    warnings,
    found: [],
  };
}

/** What is compiled where there is no list: the design's source and the bench, with what they need of the tree. */
async function unlistedSources(
  { top, testbench, fileList }: DesignRequest,
  tree: PlanTree,
  reader: Reader,
): Promise<Design> {
  const roots = Object.entries({ fileList, testbench }).filter(([, path]) => path !== '');
  const all = await Promise.all(
    roots.map(async ([field, path]) => {
      await tree.requireText(path, field);
      return foundSources(path, field, tree);
    }),
  );
  const named = [...new Set(all.flatMap(({ files }) => files))];
  const includeDirs = [...new Set(all.flatMap(({ includeDirectories }) => includeDirectories))];
  const libraryDirs = testbench === '' ? [] : [folderOf(testbench)];
  const oldVerilog = await hasOldNames(named, tree);
  const set = { top, sources: named, includeDirs, libraryDirs, oldVerilog };
  const warnings = await ignoredFiles(named, includeDirs, tree);
  const found = [...new Set(all.flatMap(({ notes }) => notes))];
  const field = testbench === '' ? 'fileList' : 'testbench';
  return { ...(await readably(set, undefined, field, tree, reader)), named, warnings, found };
}

/**
 * The same sources, spelled out and under other names where a program would misread theirs.
 * @throws a PlanError where nothing can be done about that
 */
export async function readably(
  set: SourceSet,
  list: ListedSources | undefined,
  field: string,
  tree: PlanTree,
  reader: Reader = 'verilator',
): Promise<Pick<Design, 'set' | 'list'>> {
  const whole = spelledOut(set, list);
  const lists = [...(set.fileLists ?? []), ...(set.folderLists ?? [])];
  if (isReadable(whole, lists, reader)) return { set, list };
  return { set: await underSafeNames(whole, field, reader, tree), list: undefined };
}

/** The same sources for a tool that reads no file lists. */
export function spelledOut(set: SourceSet, list: ListedSources | undefined): SourceSet {
  if (list === undefined) return set;
  const { top, sources, libraryDirs = [], oldVerilog = false } = set;
  return {
    top,
    oldVerilog,
    sources: [...list.files, ...sources],
    includeDirs: list.includeDirectories,
    libraryDirs: [...list.libraryDirectories, ...libraryDirs],
    defines: list.defines,
  };
}

/** The sources that a run of a design compiled. @throws a PlanError where Verilog is not all of them. */
export async function compiledDesign(
  request: DesignRequest,
  _top: string,
  tree: PlanTree,
): Promise<SourceSet> {
  const { set, named } = await sourcesOf(request, tree);
  const vhdl = named.find((file) => VHDL.test(file));
  refuseRenamed(set, 'fileList');
  if (vhdl === undefined) return set;
  throw new PlanError('vhdl', undefined, { path: vhdl });
}
