import type { RunTarget } from '@netloom/contract';
import type { ProjectTree } from '../../../projects/index.ts';
import { benchesIn, modulesIn, withoutComments } from './moduleText.ts';
import { READ_LIMIT, readLists } from './readLists.ts';
import type { ListedSources } from './readLists.ts';

/** Tops that one list is offered for, so that a list of unrelated modules does not fill the choice. */
const TOPS_PER_LIST = 20;

async function textsOf({ sources }: ListedSources, tree: ProjectTree): Promise<string[]> {
  const reads = [...sources]
    .slice(0, READ_LIMIT)
    .map((path) => tree.readText(path, 'path').catch(() => undefined));
  return (await Promise.all(reads)).flatMap((text) => (text === undefined ? [] : [withoutComments(text)]));
}

/** The module that the list is named after, or else those that no other module of the list mentions; benches are none. */
function topsOf({ module }: ListedSources, texts: string[]): string[] {
  const benches = new Set(texts.flatMap(benchesIn));
  const modules = [...new Set(texts.flatMap(modulesIn))].filter((name) => !benches.has(name));
  if (modules.includes(module)) return [module];
  const mentions = new Map<string, number>();
  for (const text of texts)
    for (const word of text.match(/\w+/g) ?? []) mentions.set(word, (mentions.get(word) ?? 0) + 1);
  return modules.filter((name) => mentions.get(name) === 1).slice(0, TOPS_PER_LIST);
}

/** Design tops of the tree with the lists that build them. */
export async function designTargets(tree: ProjectTree): Promise<RunTarget[]> {
  const lists = await readLists(tree);
  const found = lists.map(async (list) =>
    topsOf(list, await textsOf(list, tree)).map((top) => ({
      title: top,
      top,
      testbench: '',
      fileList: list.path,
    })),
  );
  return (await Promise.all(found)).flat();
}
