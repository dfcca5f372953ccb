import { scanVerilog } from '@netloom/hdl';
import type { SourceScan } from '@netloom/hdl';
import { folderOf } from '../folderOf.ts';
import type { PlanTree } from '../planContext.ts';

/** Sources of a tree that are looked through; of more those that lie nearest to the first one are. */
const MOST = 2000;
const VERILOG = '**/*.{v,sv,vh,svh}';

/** A source of the tree with what it declares and mentions. */
export interface TreeSource extends SourceScan {
  path: string;
  text: string;
}

/** Verilog of the tree, the files nearest to `path` first. */
export async function treeSources(path: string, tree: PlanTree): Promise<TreeSource[]> {
  const paths = (await tree.find(VERILOG)).toSorted(
    (one, other) => nearness(other, path) - nearness(one, path),
  );
  const read = paths.slice(0, MOST).map(async (each): Promise<TreeSource[]> => {
    const text = await tree.readText(each, 'fileList').catch(() => undefined);
    return text === undefined ? [] : [{ path: each, text, ...scanVerilog(text) }];
  });
  return (await Promise.all(read)).flat();
}

/** Folders that two paths have in common. */
export function nearness(one: string, other: string): number {
  const [folders, others] = [folderOf(one).split('/'), folderOf(other).split('/')];
  const apart = folders.findIndex((folder, at) => folder !== others[at]);
  return apart === -1 ? folders.length : apart;
}

/** Those of some sources that lie nearest to a path. */
export function nearestTo(path: string, sources: readonly TreeSource[]): TreeSource[] {
  const most = Math.max(...sources.map((source) => nearness(source.path, path)));
  return sources.filter((source) => nearness(source.path, path) === most);
}
