import { join } from 'node:path/posix';
import type { RunTarget } from '@netloom/contract';
import { isNamedBench, scanVerilog } from '@netloom/hdl';
import type { SourceScan } from '@netloom/hdl';
import type { ProjectTree } from '../../../projects/index.ts';
import { readProjectLibrary } from '../../library/index.ts';
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

/** A file that is called a bench and holds one: its other modules are the bench's too. */
const isBenchFile = ({ path, benches }: ScannedFile) => benches.length > 0 && isNamedBench(path);

/** Blocks of the project that no list is named after, with the file that each is declared in. */
async function blockTargets(tree: ProjectTree, lists: readonly ListedSources[]): Promise<RunTarget[]> {
  const { ips } = await readProjectLibrary(tree);
  const blocks = ips.filter(({ entry }) => lists.every(({ module }) => module !== entry.descriptor.module));
  const found = blocks.map(async ({ entry: { descriptor, folder } }) => {
    const sources = descriptor.files.map((file) => join(folder, file));
    const own = (await scanned(sources, tree)).find(({ modules }) => modules.includes(descriptor.module));
    return own ? [target(descriptor.module, own.path)] : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * Design tops of the tree with the lists that build them, the blocks of the project, then tops of files that no list has,
 * with their file.
 */
export async function designTargets(tree: ProjectTree): Promise<RunTarget[]> {
  const lists = await readLists(tree);
  const listed = lists.map(async (list) =>
    topsOfList(list, await scanned(list.sources, tree)).map((top) => target(top, list.path)),
  );
  const known = new Set(lists.flatMap(({ sources }) => [...sources]));
  const others = (await tree.find('**/*.{v,sv}')).filter((path) => !known.has(path));
  const files = (await scanned(others, tree)).filter((file) => !isBenchFile(file));
  const blocks = await blockTargets(tree, lists);
  const unlisted = topsOf(files)
    .filter(({ top }) => blocks.every((block) => block.top !== top))
    .map(({ top, path }) => target(top, path));
  return [...(await Promise.all(listed)).flat(), ...blocks, ...unlisted];
}
