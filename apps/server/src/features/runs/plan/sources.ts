import { dirname } from 'node:path/posix';
import type { RequestOf } from '@netloom/contract';
import type { SourceSet } from '@netloom/tools';
import { warning } from '../../../http/problem.ts';
import type { ProjectTree, TreeList } from '../../../projects/index.ts';

/** @throws a 404 or 601 that names the list, and the line of what is wrong with it. */
async function readList(path: string, tree: ProjectTree): Promise<TreeList> {
  await tree.requireText(path, 'fileList');
  const list = await tree.readList(path);
  const error = list.diagnostics.find(({ severity }) => severity === 'error');
  if (error?.place?.kind !== 'source') return list;
  throw warning(`fileList: ${error.place.file}, line ${error.place.line}: ${error.message}`);
}

/** What is compiled: the file list, the bench unless the list has it, and what the bench finds in its own folder. */
export async function sourcesOf(
  { top, testbench, fileList }: RequestOf<'lint' | 'simulate' | 'synthesize'>,
  tree: ProjectTree,
): Promise<{ set: SourceSet; list: TreeList | undefined }> {
  const list = fileList === '' ? undefined : await readList(fileList, tree);
  if (testbench !== '') await tree.requireText(testbench, 'testbench');
  const set = {
    top,
    ...(list && { [list.fromOwnFolder ? 'folderLists' : 'fileLists']: [fileList] }),
    sources: testbench === '' || list?.files.includes(testbench) ? [] : [testbench],
    libraryDirs: testbench === '' ? [] : [dirname(testbench)],
  };
  return { set, list };
}

/** The same sources for a tool that reads no file lists. */
export function spelledOut(
  { top, sources, libraryDirs = [] }: SourceSet,
  list: TreeList | undefined,
): SourceSet {
  return {
    top,
    sources: [...(list?.files ?? []), ...sources],
    includeDirs: list?.includeDirectories ?? [],
    libraryDirs: [...(list?.libraryDirectories ?? []), ...libraryDirs],
    defines: list?.defines ?? {},
  };
}
