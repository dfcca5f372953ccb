import type { RunTarget } from '@netloom/contract';
import type { ProjectTree } from '../../../projects/index.ts';
import { benchesIn, withoutComments } from './moduleText.ts';
import { READ_LIMIT, readLists } from './readLists.ts';
import type { ListedSources } from './readLists.ts';

/** Lists that hold the bench, or else those named after a module that it mentions. */
function listsFor(path: string, text: string, lists: ListedSources[]): ListedSources[] {
  const holding = lists.filter(({ sources }) => sources.has(path));
  if (holding.length > 0) return holding;
  const words = new Set(text.match(/\w+/g));
  return lists.filter(({ module }) => words.has(module));
}

function targetsOf(path: string, source: string, lists: ListedSources[]): RunTarget[] {
  const text = withoutComments(source);
  return benchesIn(text).flatMap((top) => {
    const fitting: string[] = listsFor(path, text, lists).map((list) => list.path);
    const fileLists = fitting.length > 0 ? fitting : [''];
    return fileLists.map((fileList) => ({ title: top, top, testbench: path, fileList }));
  });
}

/** Benches of the tree, each with the lists that build it. */
export async function benchTargets(tree: ProjectTree): Promise<RunTarget[]> {
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
