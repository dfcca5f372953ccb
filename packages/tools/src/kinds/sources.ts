import { PlanError } from '../planError.ts';
import type { SourceSet } from '../verilatorArguments.ts';
import type { ListedSources, PlanTree } from './planContext.ts';

const VHDL = /\.vhdl?$/i;

/** What a design is compiled from, as runs are asked for it. */
interface DesignRequest {
  top: string;
  /** Empty where there is none. */
  testbench: string;
  fileList: string;
}

/** Of a path of the tree. */
export function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end < 0 ? '.' : path.slice(0, end);
}

/** @throws a PlanError that names the list, and the line of what is wrong with it. */
async function readList(path: string, tree: PlanTree): Promise<ListedSources> {
  await tree.requireText(path, 'fileList');
  const list = await tree.readList(path);
  const error = list.diagnostics.find(({ severity }) => severity === 'error');
  if (error?.place?.kind !== 'source') return list;
  throw new PlanError(`fileList: ${error.place.file}, line ${error.place.line}: ${error.message}`);
}

/** What is compiled: the file list, the bench unless the list has it, and what the bench finds in its own folder. */
export async function sourcesOf(
  { top, testbench, fileList }: DesignRequest,
  tree: PlanTree,
): Promise<{ set: SourceSet; list: ListedSources | undefined }> {
  const list = fileList === '' ? undefined : await readList(fileList, tree);
  if (testbench !== '') await tree.requireText(testbench, 'testbench');
  const set = {
    top,
    ...(list && { [list.fromOwnFolder ? 'folderLists' : 'fileLists']: [fileList] }),
    sources: testbench === '' || list?.files.includes(testbench) ? [] : [testbench],
    libraryDirs: testbench === '' ? [] : [folderOf(testbench)],
  };
  return { set, list };
}

/** The same sources for a tool that reads no file lists. */
export function spelledOut(
  { top, sources, libraryDirs = [] }: SourceSet,
  list: ListedSources | undefined,
): SourceSet {
  return {
    top,
    sources: [...(list?.files ?? []), ...sources],
    includeDirs: list?.includeDirectories ?? [],
    libraryDirs: [...(list?.libraryDirectories ?? []), ...libraryDirs],
    defines: list?.defines ?? {},
  };
}

/** The sources that a run of a design compiled. @throws a PlanError where Verilog is not all of them. */
export async function compiledDesign(
  request: DesignRequest,
  _top: string,
  tree: PlanTree,
): Promise<SourceSet> {
  const { set, list } = await sourcesOf(request, tree);
  const vhdl = [...set.sources, ...(list?.files ?? [])].find((file) => VHDL.test(file));
  if (vhdl === undefined) return set;
  throw new PlanError(
    `${vhdl} is VHDL; declarations and drivers are found in Verilog and SystemVerilog alone`,
  );
}
