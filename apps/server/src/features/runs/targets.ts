import { basename } from 'node:path/posix';
import { runTargets } from '@netloom/contract';
import type { RunTarget } from '@netloom/contract';
import { implement } from '../../http/route.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { memberTree } from '../tree/index.ts';

/** A module without ports is a bench: nothing can drive it. */
const BENCH = /^\s*module\s+(\w+)\s*(?:\(\s*\))?\s*;/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
const READ_LIMIT = 1000;

interface FileList {
  path: string;
  /** A list is named after the module that it builds. */
  module: string;
  sources: Set<string>;
}

async function readLists(tree: ProjectTree): Promise<FileList[]> {
  const paths = (await tree.find('**/*.f')).slice(0, READ_LIMIT);
  const lists = paths.map(async (path) => {
    const { files } = await tree.readList(path);
    return { path, module: basename(path, '.f'), sources: new Set(files) };
  });
  return Promise.all(lists);
}

/** Lists that hold the bench, or else those named after a module that it mentions. */
function listsFor(path: string, text: string, lists: FileList[]): FileList[] {
  const holding = lists.filter(({ sources }) => sources.has(path));
  if (holding.length > 0) return holding;
  const words = new Set(text.match(/\w+/g));
  return lists.filter(({ module }) => words.has(module));
}

function targetsOf(path: string, source: string, lists: FileList[]): RunTarget[] {
  const text = source.replace(COMMENT, ' ');
  return [...text.matchAll(BENCH)].flatMap(([, top = '']) => {
    const fitting: string[] = listsFor(path, text, lists).map((list) => list.path);
    const fileLists = fitting.length > 0 ? fitting : [''];
    return fileLists.map((fileList) => ({ title: top, top, testbench: path, fileList }));
  });
}

async function findTargets(tree: ProjectTree): Promise<RunTarget[]> {
  const lists = await readLists(tree);
  const benches = (await tree.find('**/*{_tb,_test,_bench}.{sv,v}')).concat(
    await tree.find('**/{tb_*,test_*,tb,testbench}.{sv,v}'),
  );
  const found = [...new Set(benches)].slice(0, READ_LIMIT).map(async (path) => {
    const text = await tree.readText(path, 'path').catch(() => undefined);
    return text === undefined ? [] : targetsOf(path, text, lists);
  });
  return (await Promise.all(found)).flat();
}

export const targetsRoute = implement(
  runTargets,
  memberTree(({ query }) => query.deptId),
  (_incoming, { tree }) => findTargets(tree),
);
