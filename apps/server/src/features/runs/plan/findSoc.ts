import type { SocDocument } from '@netloom/model';
import { readDocument } from '@netloom/soc';
import type { ProjectTree } from '../../../projects/index.ts';

/** The SoC of a tree whose top module this is, with its path. */
export async function findSoc(
  top: string,
  tree: ProjectTree,
): Promise<{ path: string; document: SocDocument } | undefined> {
  for (const path of await tree.find('**/*.soc.json')) {
    const { document } = readDocument((await tree.readText(path, 'path')) ?? '', path);
    if (document?.name === top) return { path, document };
  }
  return undefined;
}
