import type { SocDocument, SocPlaces, Vlnv } from '@netloom/model';
import { instanceWays, readDocument } from '@netloom/soc';
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

/** The same SoC with every instance in it by the way down to it. */
export async function findSocPlaces(
  top: string,
  tree: Pick<PlanTree, 'find' | 'readText'>,
): Promise<SocPlaces | undefined> {
  const documents = new Map<Vlnv, SocDocument>();
  let found: { path: string; document: SocDocument } | undefined;
  for (const path of await tree.find('**/*.soc.json')) {
    const { document } = readDocument((await tree.readText(path, 'path')) ?? '', path);
    if (!document) continue;
    if (!documents.has(document.vlnv)) documents.set(document.vlnv, document);
    if (document.name === top) found ??= { path, document };
  }
  return found && { path: found.path, instances: instanceWays(found.document, documents) };
}
