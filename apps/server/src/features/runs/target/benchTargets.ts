import type { RunTarget } from '@netloom/contract';
import { isNamedBench, scanVerilog } from '@netloom/hdl';
import type { ProjectTree } from '../../../projects/index.ts';
import { READ_LIMIT, readLists } from './readLists.ts';
import type { ListedSources } from './readLists.ts';

/** Lists that hold the bench, or else those named after a module that it mentions. */
function listsFor(path: string, mentions: ReadonlySet<string>, lists: ListedSources[]): ListedSources[] {
  const holding = lists.filter(({ sources }) => sources.has(path));
  if (holding.length > 0) return holding;
  return lists.filter(({ module }) => mentions.has(module));
}

function targetsOf(path: string, source: string, lists: ListedSources[]): RunTarget[] {
  const { benches, mentions } = scanVerilog(source);
  return benches.flatMap((top) => {
    // Without a list, what the bench needs is found when it is run.
    const fitting: string[] = listsFor(path, mentions, lists).map((list) => list.path);
    const fileLists = fitting.length > 0 ? fitting : [''];
    return fileLists.map((fileList) => ({ title: top, top, testbench: path, fileList }));
  });
}

/** What ends a simulation, or writes its waves. */
const BENCH_TASK = /\$(?:finish|stop|fatal|dumpvars)\b/;

/** In a tree of more files than are read, those count first that are called benches. */
const rank = (path: string) => (isNamedBench(path) ? 0 : 1);

/** Benches of the tree, each with the lists that build it: by the name of the file, or else by what it does. */
export async function benchTargets(tree: ProjectTree): Promise<RunTarget[]> {
  const lists = await readLists(tree);
  const paths = (await tree.find('**/*.{sv,v}')).toSorted((a, b) => rank(a) - rank(b));
  const found = paths.slice(0, READ_LIMIT).map(async (path) => {
    const text = await tree.readText(path, 'path').catch(() => undefined);
    if (text === undefined || (!isNamedBench(path) && !BENCH_TASK.test(text))) return [];
    return targetsOf(path, text, lists);
  });
  return (await Promise.all(found)).flat();
}
