import { readManifest } from '@netloom/soc';
import type { Manifest } from '@netloom/soc';
import type { ProjectTree } from '../../projects/index.ts';
import { makeFiles } from '../documents/index.ts';
import { manifestOf, storedManifest } from './generation.ts';
import type { GeneratingKind } from './generatingKind.ts';
import { manifestPath, readSource } from './sourceFolder.ts';

/**
 * What the document in a folder makes, where nothing says what was made: the command line leaves no list of it. Undefined
 * where there is one, or no document that can be read.
 */
export async function madeBefore(
  served: GeneratingKind,
  folder: string,
  tree: ProjectTree,
): Promise<Manifest | undefined> {
  const { kind } = served;
  if ((await storedManifest(tree, manifestPath(folder))) !== undefined) return undefined;
  const stored = await readSource(kind, tree, folder);
  const document = stored && kind.read(stored.text, stored.path).document;
  if (stored === undefined || document === undefined) return undefined;
  const { files } = await makeFiles(served, { document, folder, outputs: undefined }, tree, {
    field: stored.path,
  });
  const placed = files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
  return readManifest(manifestOf(placed, kind.generator.essence));
}
