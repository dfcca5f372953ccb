import type { CoreOptions } from '@netloom/core';
import type { SoftwareSoc } from '@netloom/model';
import { readDocument } from '@netloom/soc';
import { softwareMap, softwareSoc } from '@netloom/soc/addressmap';
import { refusal } from '../documents/index.ts';
import { warning } from '../../http/refuse.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { libraryOf, readProjectLibrary } from '../library/index.ts';

/** The SoC of a document as software on its instance of a core sees it. @throws a 404 or 601 that names the field. */
export async function socAround(
  { name }: CoreOptions,
  design: string,
  tree: ProjectTree,
): Promise<SoftwareSoc> {
  const { document, diagnostics } = readDocument(await tree.requireText(design, 'design'), design);
  if (document === undefined) throw refusal('design', diagnostics);
  const instances = Object.entries(document.instances);
  const instance = instances.find(([, { ip }]) => ip.startsWith(`netloom:core:${name}:`))?.[0];
  if (instance === undefined)
    throw warning('no-core-instance', { field: 'design', values: { soc: document.name, core: name } });
  const library = libraryOf(await readProjectLibrary(tree), (folder) => folder);
  return softwareSoc(softwareMap(document, library), instance);
}
