import type { SocDocument } from '@netloom/model';
import { readDocument } from '@netloom/soc';
import type { PlanTree } from './planContext.ts';

/** The SoC of a tree whose top module this is, with its path. */
export async function findSoc(
  top: string,
  tree: Pick<PlanTree, 'find' | 'readText'>,
): Promise<{ path: string; document: SocDocument } | undefined> {
  for (const path of await tree.find('**/*.soc.json')) {
    const { document } = readDocument((await tree.readText(path, 'path')) ?? '', path);
    if (document?.name === top) return { path, document };
  }
  return undefined;
}
