import { dirname } from 'node:path/posix';
import type { RunRequest } from '@netloom/contract';
import type { RunKind, RunPlan } from '@netloom/model';
import { findDumpFile, planLint, planSimulation } from '@netloom/tools';
import type { SourceSet } from '@netloom/tools';
import { warning } from '../../http/problem.ts';
import type { ProjectTree, TreeList } from '../../projects/index.ts';

const PROCESSES = 256;
const DISK_MEGABYTES = 8192;

/** @throws a 404 or 601 that names the list, and the line of what is wrong with it. */
async function readList(path: string, tree: ProjectTree): Promise<TreeList> {
  await tree.requireText(path, 'fileList');
  const list = await tree.readList(path);
  const error = list.diagnostics.find(({ severity }) => severity === 'error');
  if (error?.place?.kind !== 'source') return list;
  throw warning(`fileList: ${error.place.file}, line ${error.place.line}: ${error.message}`);
}

/** What is compiled: the file list, the bench unless the list has it, and what the bench finds in its own folder. */
async function sourcesOf(request: RunRequest, tree: ProjectTree): Promise<SourceSet & { listed: string[] }> {
  const { top, testbench, fileList } = request;
  const list = fileList === '' ? undefined : await readList(fileList, tree);
  if (testbench !== '') await tree.requireText(testbench, 'testbench');
  const listed = list?.files ?? [];
  return {
    top,
    ...(list && { [list.fromOwnFolder ? 'folderLists' : 'fileLists']: [fileList] }),
    sources: testbench === '' || listed.includes(testbench) ? [] : [testbench],
    libraryDirs: testbench === '' ? [] : [dirname(testbench)],
    listed,
  };
}

/** The first $dumpfile of the bench and of the sources, if they dump by themselves. */
async function dumpOf(paths: string[], tree: ProjectTree) {
  for (const path of paths) {
    const text = await tree.readText(path, 'fileList').catch(() => undefined);
    const dump = text === undefined ? undefined : findDumpFile(text);
    if (dump) return dump;
  }
  return undefined;
}

/** Decides what a run of `tree` does. @throws a 601 that names the field of what cannot be run. */
export async function planRun(kind: RunKind, request: RunRequest, tree: ProjectTree): Promise<RunPlan> {
  const { listed, ...sources } = await sourcesOf(request, tree);
  const { seconds, memoryMegabytes, seed } = request;
  const limits = { seconds, memoryMegabytes, processes: PROCESSES, diskMegabytes: DISK_MEGABYTES };
  try {
    if (kind === 'lint') return planLint({ ...sources, title: request.top, limits });
    const dump = await dumpOf([...sources.sources, ...listed], tree);
    const plusargs = request.plusargs.split(/\s+/).filter(Boolean);
    return planSimulation({ ...sources, title: request.top, plusargs, seed, dump, limits });
  } catch (error) {
    throw warning((error as Error).message);
  }
}
