import { IpDescriptor } from '@netloom/model';
import { warning } from '../../http/refuse.ts';
import { validateJson } from '../../http/validate.ts';
import type { ProjectTree } from '../../projects/index.ts';
import { builtInLibrary, readProjectLibrary } from '../library/index.ts';

/** @throws a 601 that names the member of the descriptor and the reason. */
export function readDescriptor(socModuleJson: string): IpDescriptor {
  return validateJson(IpDescriptor, socModuleJson, 'socModuleJson');
}

/** A VLNV names one block of a project. @throws a 601 that says what has the name already. */
export async function requireFreeVlnv(tree: ProjectTree, vlnv: string, folder: string): Promise<void> {
  const { ips, documents } = await readProjectLibrary(tree);
  const owner =
    builtInLibrary.find(({ entry }) => entry.descriptor.vlnv === vlnv)?.entry.folder ??
    ips.find(({ entry }) => entry.descriptor.vlnv === vlnv && entry.folder !== folder)?.entry.folder ??
    documents.find((each) => each.document.vlnv === vlnv)?.path;
  if (owner !== undefined) throw warning('vlnv-taken', { field: 'vlnv', values: { vlnv, owner } });
}
