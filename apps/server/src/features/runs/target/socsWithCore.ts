import { readDocument } from '@netloom/soc';
import { coreIn, coresOf } from '@netloom/tools/planning';
import type { ProjectTree } from '../../../projects/index.ts';
import { READ_LIMIT } from './readLists.ts';

/** SoC documents of a tree with an instance of a core that the tree describes; what cannot be read is left out. */
export async function socsWithCore(tree: ProjectTree): Promise<{ path: string; name: string }[]> {
  const cores = await coresOf(tree);
  const paths = (await tree.find('**/*.soc.json')).slice(0, READ_LIMIT);
  const found = paths.map(async (path) => {
    const text = await tree.readText(path, 'path').catch(() => undefined);
    const document = text === undefined ? undefined : readDocument(text, path).document;
    return document && coreIn(document, cores) ? [{ path, name: document.name }] : [];
  });
  return (await Promise.all(found)).flat();
}
