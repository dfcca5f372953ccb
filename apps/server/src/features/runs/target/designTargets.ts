import type { RunTarget } from '@netloom/contract';
import { scanVerilog } from '@netloom/hdl';
import type { SourceScan } from '@netloom/hdl';
import type { ProjectTree } from '../../../projects/index.ts';
import { READ_LIMIT, readLists } from './readLists.ts';
import type { ListedSources } from './readLists.ts';

/** Tops that one list, and all files without one, are offered for, so that unrelated modules do not fill the choice. */
const MOST_TOPS = 20;

interface ScannedFile extends SourceScan {
  path: string;
}

async function scanned(paths: Iterable<string>, tree: ProjectTree): Promise<ScannedFile[]> {
  const reads = [...paths].slice(0, READ_LIMIT).map(async (path) => {
    const text = await tree.readText(path, 'path').catch(() => undefined);
    return text === undefined ? [] : [{ path, ...scanVerilog(text) }];
  });
  return (await Promise.all(reads)).flat();
}

/** Modules that no file mentions, with their files; benches are none. */
function topsOf(files: readonly ScannedFile[]): { top: string; path: string }[] {
  const benches = new Set(files.flatMap((file) => file.benches));
  const mentioned = new Set(
    files.filter((file) => file.benches.length === 0).flatMap(({ mentions }) => [...mentions]),
  );
  return files
    .flatMap(({ path, modules }) => modules.map((top) => ({ top, path })))
    .filter(({ top }) => !benches.has(top) && !mentioned.has(top))
    .slice(0, MOST_TOPS);
}

/** The module that the list is named after, or else its tops. */
function topsOfList({ module }: ListedSources, files: readonly ScannedFile[]): string[] {
  if (files.some(({ modules }) => modules.includes(module))) return [module];
  return [...new Set(topsOf(files).map(({ top }) => top))];
}

const target = (top: string, fileList: string): RunTarget => ({ title: top, top, testbench: '', fileList });

/** Design tops of the tree with the lists that build them, then those of files that no list has, with their file. */
export async function designTargets(tree: ProjectTree): Promise<RunTarget[]> {
  const lists = await readLists(tree);
  const listed = lists.map(async (list) =>
    topsOfList(list, await scanned(list.sources, tree)).map((top) => target(top, list.path)),
  );
  const known = new Set(lists.flatMap(({ sources }) => [...sources]));
  const others = (await tree.find('**/*.{v,sv}')).filter((path) => !known.has(path));
  const unlisted = topsOf(await scanned(others, tree)).map(({ top, path }) => target(top, path));
  return [...(await Promise.all(listed)).flat(), ...unlisted];
}
